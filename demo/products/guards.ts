/** Guards, bumpers and screens. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const plates = ['rautakylki', 'skarmvall'];

export const guards: Family = {
  key: 'guards',
  uses: translations(`
Yksi kanto väärässä paikassa maksaa enemmän kuin koko suojasarja. | En enda stubbe på fel ställe kostar mer än hela skyddssatsen. | One stump in the wrong place costs more than a whole set of guards.
Mitoitettu 3D-mallista koneen mukaan, joten reiät osuvat kohdalleen. | Måttat från en 3D-modell av maskinen, så hålen hamnar rätt. | Drawn from a 3D model of the machine, so the holes line up.
Huoltoluukut jäävät vapaiksi: öljyn voi vaihtaa suojaa irrottamatta. | Serviceluckorna förblir fria: oljan kan bytas utan att skyddet tas loss. | The service hatches stay free: you can change the oil without removing the guard.
Sopii yhteen saman valmistajan muiden suojien kanssa. | Passar ihop med samma tillverkares övriga skydd. | Fits together with the same maker’s other guards.
`),
  care: translations(`
Huuhtele suojan ja rungon väli kevyellä vesisuihkulla, ettei savi jää pidättämään kosteutta. | Skölj mellan skydd och ram med lätt vattenstråle, så att leran inte håller kvar fukt. | Rinse between guard and frame with a gentle spray, so that mud does not hold moisture.
Kiristä ruuvit ensimmäisen ajopäivän jälkeen. | Dra åt skruvarna efter första kördagen. | Tighten the screws after the first day of riding.
Tarkista kolarin jälkeen kiinnikkeet ja vaihda vääntynyt osa. | Kontrollera fästena efter en krock och byt en böjd del. | After a crash, check the mounts and replace any bent part.
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
      says: translations(`
Neljän millimetrin alumiini suojaa koko pohjan keulasta perään. | Fyra millimeter aluminium skyddar hela undersidan från nos till bak. | Four millimetres of aluminium protect the whole underside from nose to tail.
Reunat on särmätty ylös, joten panssari liukuu kannon yli. | Kanterna är bockade uppåt så att plåten glider över stubben. | The edges are bent up, so the plate slides over stumps.
Uppokantaruuvit eivät jää kiviin kiinni. | Försänkta skruvar fastnar inte i stenar. | Countersunk screws do not catch on stones.
Tyhjennysaukot päästävät veden ja saven ulos. | Dräneringshålen släpper ut vatten och lera. | Drain slots let water and mud out.
`),
      points: translations(`
Alumiinia 5754 | Aluminium 5754 | 5754 aluminium
Ruuvit mukana | Skruvar ingår | Screws included
Huoltoluukku öljylle | Servicelucka för olja | Service hatch for oil
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
      says: translations(`
Putkipuskuri suojaa valot ja jäähdyttimen. | Rörbågen skyddar lampor och kylare. | The tubular bumper protects the lights and the radiator.
Valmiit paikat lisävaloille ja vinssin ohjurille. | Färdiga platser för extraljus och linförare. | Ready-made places for auxiliary lights and a winch fairlead.
Kiinnitys runkoon neljästä pisteestä. | Fästs i ramen på fyra punkter. | Bolts to the frame at four points.
Hitsattu ja jauhemaalattu Suomessa ja Ruotsissa. | Svetsad och pulverlackerad i Finland och Sverige. | Welded and powder-coated in Finland and Sweden.
`),
      points: translations(`
Putki 38 × 2 mm | Rör 38 × 2 mm | 38 × 2 mm tube
Lisävalopaikat | Fästen för extraljus | Mounts for auxiliary lights
Vinssin kanssa sopiva | Passar med vinsch | Works with a winch
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
      says: translations(`
Suojaa takavalot ja pakoputken pään peruuttaessa. | Skyddar bakljus och avgasrörets ände vid backning. | Protects the tail lights and the end of the exhaust when you reverse.
Vetokoukku jää käyttöön. | Dragkroken går att använda. | The tow hook stays usable.
Nostopiste riittää koneen vetämiseen ojasta. | Lyftpunkten räcker för att dra upp maskinen ur diket. | The lifting point is strong enough to pull the machine out of a ditch.
Jauhemaalattu mustaksi. | Pulverlackerad i svart. | Powder-coated in black.
`),
      points: translations(`
Putki 32 × 2 mm | Rör 32 × 2 mm | 32 × 2 mm tube
Nostopiste | Lyftpunkt | Lifting point
Ruuvit mukana | Skruvar ingår | Screws included
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
      says: translations(`
Pitää loan poissa kasvoilta, kun alla on leveämmät renkaat. | Håller leran borta från ansiktet när maskinen har bredare däck. | Keeps mud off your face when you run wider tyres.
Joustava muovi palautuu, kun oksa osuu. | Den mjuka plasten fjädrar tillbaka när en gren slår emot. | The flexible plastic springs back when a branch hits it.
Kiinnitetään alkuperäisiin reikiin ja muutamaan niittiin. | Fästs i originalhålen och med några nitar. | Fixed to the original holes and with a few rivets.
Neljä levikettä samassa sarjassa. | Fyra breddare i samma sats. | Four extensions in one kit.
`),
      points: translations(`
Leveys 60 mm | Bredd 60 mm | 60 mm wide
UV-suojattu | UV-skyddad | UV-protected
Kiinnitystarvikkeet mukana | Monteringsdetaljer ingår | Fittings included
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
      says: translations(`
Iskunkestävä polykarbonaatti ei sirpaloidu. | Slagtålig polykarbonat splittras inte. | Impact-resistant polycarbonate does not shatter.
Kovapinnoite kestää pyyhkimisen ja oksat. | Den hårda ytan tål torkning och grenar. | The hard coating stands up to wiping and branches.
Pikakiinnitys ohjaustankoon: lasi irtoaa kesäksi hetkessä. | Snabbfäste på styret: rutan tas bort för sommaren på ett ögonblick. | Quick mount on the handlebar: the screen comes off for summer in a moment.
Muoto ohjaa viiman hartioiden ohi. | Formen leder vinden förbi axlarna. | The shape guides the wind past your shoulders.
`),
      points: translations(`
Paksuus 4 mm | Tjocklek 4 mm | 4 mm thick
Säädettävä kulma | Ställbar vinkel | Adjustable angle
Yleiskiinnike mukana | Universalfäste ingår | Universal mount included
`),
    },
  ],
};
