/** Guards, bumpers and screens. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const plates = ['rautakylki', 'skarmvall'];

export const guards: Family = {
  key: 'guards',
  uses: pairs(`
Yksi kanto väärässä paikassa maksaa enemmän kuin koko suojasarja. | En enda stubbe på fel ställe kostar mer än hela skyddssatsen.
Mitoitettu 3D-mallista koneen mukaan, joten reiät osuvat kohdalleen. | Måttat från en 3D-modell av maskinen, så hålen hamnar rätt.
Huoltoluukut jäävät vapaiksi: öljyn voi vaihtaa suojaa irrottamatta. | Serviceluckorna förblir fria: oljan kan bytas utan att skyddet tas loss.
Sopii yhteen saman valmistajan muiden suojien kanssa. | Passar ihop med samma tillverkares övriga skydd.
`),
  care: pairs(`
Huuhtele suojan ja rungon väli kevyellä vesisuihkulla, ettei savi jää pidättämään kosteutta. | Skölj mellan skydd och ram med lätt vattenstråle, så att leran inte håller kvar fukt.
Kiristä ruuvit ensimmäisen ajopäivän jälkeen. | Dra åt skruvarna efter första kördagen.
Tarkista kolarin jälkeen kiinnikkeet ja vaihda vääntynyt osa. | Kontrollera fästena efter en krock och byt en böjd del.
`),
  lines: [
    {
      key: 'skid-plate',
      category: 'pohjapanssarit',
      picture: 'skid-plate',
      noun: ['pohjapanssari', 'hasplåt', 'skid plate'],
      share: 34,
      brands: plates,
      series: ['Kilpi', 'Täysi', 'Keskiosa'],
      fit: 'vehicle',
      price: [149, 389],
      grams: 11_500,
      box: [1200, 520, 90],
      facts: [
        ['material', materials.aluminium],
        ['thickness', '4 mm'],
      ],
      says: pairs(`
Neljän millimetrin alumiini suojaa koko pohjan keulasta perään. | Fyra millimeter aluminium skyddar hela undersidan från nos till bak.
Reunat on särmätty ylös, joten panssari liukuu kannon yli. | Kanterna är bockade uppåt så att plåten glider över stubben.
Uppokantaruuvit eivät jää kiviin kiinni. | Försänkta skruvar fastnar inte i stenar.
Tyhjennysaukot päästävät veden ja saven ulos. | Dräneringshålen släpper ut vatten och lera.
`),
      points: pairs(`
Alumiinia 5754 | Aluminium 5754
Ruuvit mukana | Skruvar ingår
Huoltoluukku öljylle | Servicelucka för olja
`),
    },
    {
      key: 'front-bumper',
      category: 'etupuskurit',
      picture: 'bumper',
      noun: ['etupuskuri', 'främre stötfångare', 'front bumper'],
      share: 26,
      brands: plates,
      series: ['Sarvi', 'Keula', 'Kaari'],
      fit: 'vehicle',
      price: [129, 269],
      grams: 8_600,
      box: [900, 520, 340],
      facts: [
        ['material', materials.steel],
        ['position', ['Etu', 'Fram', 'Front']],
      ],
      says: pairs(`
Putkipuskuri suojaa valot ja jäähdyttimen. | Rörbågen skyddar lampor och kylare.
Valmiit paikat lisävaloille ja vinssin ohjurille. | Färdiga platser för extraljus och linförare.
Kiinnitys runkoon neljästä pisteestä. | Fästs i ramen på fyra punkter.
Hitsattu ja jauhemaalattu Suomessa ja Ruotsissa. | Svetsad och pulverlackerad i Finland och Sverige.
`),
      points: pairs(`
Putki 38 × 2 mm | Rör 38 × 2 mm
Lisävalopaikat | Fästen för extraljus
Vinssin kanssa sopiva | Passar med vinsch
`),
    },
    {
      key: 'rear-bumper',
      category: 'takapuskurit',
      picture: 'rear-bumper',
      noun: ['takapuskuri', 'bakre stötfångare', 'rear bumper'],
      share: 18,
      brands: plates,
      series: ['Perä', 'Kannus', 'Häntä'],
      fit: 'vehicle',
      price: [119, 239],
      grams: 7_400,
      box: [850, 420, 280],
      facts: [
        ['material', materials.steel],
        ['position', ['Taka', 'Bak', 'Rear']],
      ],
      says: pairs(`
Suojaa takavalot ja pakoputken pään peruuttaessa. | Skyddar bakljus och avgasrörets ände vid backning.
Vetokoukku jää käyttöön. | Dragkroken går att använda.
Nostopiste riittää koneen vetämiseen ojasta. | Lyftpunkten räcker för att dra upp maskinen ur diket.
Jauhemaalattu mustaksi. | Pulverlackerad i svart.
`),
      points: pairs(`
Putki 32 × 2 mm | Rör 32 × 2 mm
Nostopiste | Lyftpunkt
Ruuvit mukana | Skruvar ingår
`),
    },
    {
      key: 'fender',
      category: 'lokasuojan-levikkeet',
      picture: 'fender',
      noun: ['lokasuojan levikesarja', 'skärmbreddarsats', 'fender extension kit'],
      share: 22,
      brands: ['skarmvall'],
      series: ['Roiske', 'Laita', 'Lieve'],
      fit: 'vehicle',
      price: [119, 229],
      grams: 3_600,
      box: [900, 400, 200],
      facts: [['material', materials.plastic]],
      says: pairs(`
Pitää loan poissa kasvoilta, kun alla on leveämmät renkaat. | Håller leran borta från ansiktet när maskinen har bredare däck.
Joustava muovi palautuu, kun oksa osuu. | Den mjuka plasten fjädrar tillbaka när en gren slår emot.
Kiinnitetään alkuperäisiin reikiin ja muutamaan niittiin. | Fästs i originalhålen och med några nitar.
Neljä levikettä samassa sarjassa. | Fyra breddare i samma sats.
`),
      points: pairs(`
Leveys 60 mm | Bredd 60 mm
UV-suojattu | UV-skyddad
Kiinnitystarvikkeet mukana | Monteringsdetaljer ingår
`),
    },
    {
      key: 'windscreen',
      category: 'tuulilasit',
      picture: 'windscreen',
      noun: ['tuulilasi', 'vindruta', 'windscreen'],
      share: 18,
      brands: ['skarmvall', 'ilveskorpi'],
      series: ['Tyyni', 'Puhuri', 'Kupla', 'Visiiri'],
      sizes: [
        { label: ['matala', 'låg', 'low'], price: 0.85 },
        { label: ['korkea', 'hög', 'high'], price: 1.1 },
      ],
      price: [79, 179],
      grams: 2_300,
      box: [700, 600, 120],
      facts: [['material', materials.polycarbonate]],
      says: pairs(`
Iskunkestävä polykarbonaatti ei sirpaloidu. | Slagtålig polykarbonat splittras inte.
Kovapinnoite kestää pyyhkimisen ja oksat. | Den hårda ytan tål torkning och grenar.
Pikakiinnitys ohjaustankoon: lasi irtoaa kesäksi hetkessä. | Snabbfäste på styret: rutan tas bort för sommaren på ett ögonblick.
Muoto ohjaa viiman hartioiden ohi. | Formen leder vinden förbi axlarna.
`),
      points: pairs(`
Paksuus 4 mm | Tjocklek 4 mm
Säädettävä kulma | Ställbar vinkel
Yleiskiinnike mukana | Universalfäste ingår
`),
    },
  ],
};
