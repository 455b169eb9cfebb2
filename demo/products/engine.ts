/** Engine, drive and chassis parts, most of them made for one vehicle. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials, positions } from './parameters.ts';

const engineBrands = ['motorvik', 'kampimies', 'huoltola'];
const driveBrands = ['drivnord', 'hihnala', 'kampimies'];

export const engine: Family = {
  key: 'engine',
  uses: pairs(`
Vertaa osanumeroa ja vuosimallia koneen huoltokirjaan ennen tilausta. | Jämför artikelnummer och årsmodell med maskinens servicebok innan du beställer.
Korvaa alkuperäisosan ilman muutoksia. | Ersätter originaldelen utan ändringar.
Hyvä pitää varalla hyllyssä, jos kone on työssä joka päivä. | Bra att ha i reserv på hyllan om maskinen arbetar varje dag.
Mitattu alkuperäisestä osasta ja koeajettu metsäkoneessa talven yli. | Uppmätt från originaldelen och provkörd i en skogsmaskin över vintern.
`),
  care: pairs(`
Irrota akun miinusnapa ennen työtä ja anna moottorin jäähtyä. | Lossa batteriets minuspol före arbetet och låt motorn svalna.
Puhdista liitospinnat, öljyä kierteet ja kiristä huoltokirjan momenttiin. | Rengör tätningsytorna, olja gängorna och dra till servicebokens moment.
Tarkista osa seuraavassa huollossa ja vaihda kulunut ennen kuin se rikkoo muuta. | Kontrollera delen vid nästa service och byt en sliten del innan den skadar något annat.
`),
  lines: [
    {
      key: 'air-filter',
      category: 'ilmansuodattimet',
      picture: 'air-filter',
      noun: ['ilmansuodatin', 'luftfilter', 'air filter'],
      share: 30,
      brands: engineBrands,
      series: ['AF', 'Puhdas', 'Vaahto'],
      fit: 'vehicle',
      price: [15, 39],
      grams: 260,
      box: [220, 180, 90],
      says: pairs(`
Kaksikerroksinen vaahto sieppaa hienon pölyn ja päästää ilman läpi. | Skummet i två lager fångar fint damm och släpper igenom luften.
Pestävä ja öljyttävä: sama suodatin kestää vuosia. | Tvättas och oljas: samma filter håller i åratal.
Tiivistereuna istuu koteloon ilman ohivuotoa. | Tätningskanten sitter i huset utan läckage.
Vaihda tai pese pölyisen ajon jälkeen, viimeistään 50 käyttötunnin välein. | Byt eller tvätta efter dammig körning, senast var 50:e drifttimme.
`),
      points: pairs(`
Pestävä | Tvättbart
Mitoitettu alkuperäisen mukaan | Mått som original
Valmiiksi öljytty | Färdigt oljat
`),
    },
    {
      key: 'oil-filter',
      category: 'oljynsuodattimet',
      picture: 'oil-filter',
      noun: ['öljynsuodatin', 'oljefilter', 'oil filter'],
      share: 30,
      brands: engineBrands,
      series: ['OF', 'Kirkas', 'Perus'],
      fit: 'vehicle',
      price: [7, 16],
      grams: 210,
      box: [90, 80, 80],
      says: pairs(`
Takaiskuventtiili pitää öljyn suodattimessa, joten paine nousee heti käynnistyksessä. | Backventilen håller oljan kvar i filtret så att trycket stiger direkt vid start.
Laskostettu paperi sitoo kulumahiukkaset. | Det veckade papperet binder slitpartiklar.
Kiristyy käsin, aukeaa avaimella. | Dras för hand, lossas med nyckel.
Vaihda aina öljyn mukana. | Byt alltid tillsammans med oljan.
`),
      points: pairs(`
Tiiviste mukana | Tätning ingår
Takaiskuventtiili | Backventil
Ohivirtausventtiili | Överströmningsventil
`),
    },
    {
      key: 'spark-plug',
      category: 'sytytystulpat',
      picture: 'spark-plug',
      noun: ['sytytystulppa', 'tändstift', 'spark plug'],
      share: 20,
      brands: engineBrands,
      series: ['Kipinä', 'Iridium', 'Nikkeli'],
      fit: 'vehicle',
      price: [6, 19],
      grams: 60,
      box: [90, 30, 30],
      says: pairs(`
Tasainen kipinä helpottaa käynnistystä kosteassa ja kylmässä. | En jämn gnista gör starten lättare i fukt och kyla.
Kärkiväli on säädetty valmiiksi. | Elektrodavståndet är inställt från början.
Häiriövastus suojaa sytytyksen ohjausta. | Avstörningsmotståndet skyddar tändningens styrning.
Vaihtoväli sata käyttötuntia tai vuosi. | Bytesintervall hundra drifttimmar eller ett år.
`),
      points: pairs(`
Häiriövastus | Avstörningsmotstånd
Kierre nikkelöity | Förnicklad gänga
Myydään kappaleittain | Säljs styckvis
`),
    },
    {
      key: 'gasket-kit',
      category: 'tiivistesarjat',
      picture: 'gasket',
      noun: ['tiivistesarja', 'packningssats', 'gasket kit'],
      share: 20,
      brands: engineBrands,
      series: ['Täysi', 'Yläpää', 'Pinta'],
      fit: 'vehicle',
      price: [39, 129],
      grams: 420,
      box: [320, 240, 20],
      says: pairs(`
Sarjassa ovat kaikki tiivisteet ja O-renkaat, joita moottorin avaaminen vaatii. | I satsen finns alla packningar och O-ringar som behövs när motorn öppnas.
Monikerroksinen kannentiiviste pitää puristuksen. | Topplockspackningen i flera lager håller kompressionen.
Osat on pussitettu työjärjestyksessä. | Delarna är påsade i arbetsordning.
Pinnat eivät tarvitse erillistä massaa. | Ytorna behöver ingen separat massa.
`),
      points: pairs(`
Venttiilinvarren tiivisteet mukana | Ventilskaftstätningar ingår
Metallinen kannentiiviste | Topplockspackning av metall
Numeroidut pussit | Numrerade påsar
`),
    },
    {
      key: 'belt',
      category: 'variaattorihihnat',
      picture: 'belt',
      noun: ['variaattorihihna', 'variatorrem', 'CVT belt'],
      share: 36,
      brands: ['hihnala', 'drivnord'],
      series: ['Vahva', 'Aramid', 'Työ', 'Extreme'],
      fit: 'vehicle',
      price: [49, 119],
      grams: 620,
      box: [420, 280, 50],
      facts: [['material', materials.aramid]],
      says: pairs(`
Aramidikuitu pitää hihnan pituuden kovassakin kuumuudessa. | Aramidfibern håller remmens längd även i stark värme.
Hammastus molemmin puolin jäähdyttää ja taipuu pienelle pyörälle. | Kuggning på båda sidor kyler och böjer sig kring det lilla hjulet.
Kestää auraamisen ja vinssaamisen, jotka tappavat tavallisen hihnan. | Klarar plogning och vinschning som tar död på en vanlig rem.
Aja uusi hihna sisään 30 kilometriä kevyellä kaasulla. | Kör in en ny rem i 30 kilometer med lätt gas.
`),
      points: pairs(`
Aramidivahvikkeet | Aramidförstärkt
Lämmönkesto 140 °C | Värmetålig till 140 °C
Valmistuspäivä hihnassa | Tillverkningsdatum på remmen
`),
    },
    {
      key: 'clutch-part',
      category: 'variaattorin-osat',
      picture: 'roller-set',
      noun: ['variaattorin rullasarja', 'rullsats till variator', 'CVT roller set'],
      share: 18,
      brands: driveBrands,
      series: ['Pyörre', 'Liuku', 'Paino'],
      fit: 'vehicle',
      price: [29, 89],
      grams: 340,
      box: [160, 110, 50],
      says: pairs(`
Uudet rullat palauttavat terävän lähdön ja oikean huippukierroksen. | Nya rullar ger tillbaka den kvicka starten och rätt toppvarv.
Teflonpinta kuluu tasaisesti eikä melua. | Teflonytan slits jämnt och utan oljud.
Paino vastaa alkuperäistä; kevyempi sarja isoille renkaille erikseen. | Vikten motsvarar original; en lättare sats för stora däck finns separat.
Vaihda liukupalat samalla kertaa. | Byt glidstyckena samtidigt.
`),
      points: pairs(`
8 rullaa | 8 rullar
Liukupalat mukana | Glidstycken ingår
Ohje momenttiarvoineen | Anvisning med momentvärden
`),
    },
    {
      key: 'drive-shaft',
      category: 'vetoakselit',
      picture: 'drive-shaft',
      noun: ['vetoakseli', 'drivaxel', 'drive shaft'],
      share: 26,
      brands: driveBrands,
      series: ['Kromo', 'Nivel', 'Tela'],
      sizes: [
        { label: ['etu', 'fram', 'front'], facts: [['position', positions.front]] },
        { label: ['taka', 'bak', 'rear'], price: 1.06, facts: [['position', positions.rear]] },
      ],
      fit: 'vehicle',
      price: [119, 289],
      grams: 5_400,
      box: [760, 140, 140],
      facts: [['material', materials.steel]],
      says: pairs(`
Kromimolybdeeniteräs kestää telojen ja isojen renkaiden väännön. | Krommolybdenstålet klarar vridet från band och stora däck.
Nivelet on täytetty rasvalla ja suojakumit ovat paksut. | Lederna är fyllda med fett och damaskerna är tjocka.
Akseli tulee valmiina asennettavaksi. | Axeln levereras färdig att monteras.
Suurempi kääntökulma auttaa korotetussa koneessa. | Den större vinkeln hjälper på en upphöjd maskin.
`),
      points: pairs(`
Lukkorenkaat mukana | Låsringar ingår
Paksummat suojakumit | Tjockare damasker
Takuu 12 kk | Garanti 12 mån
`),
    },
    {
      key: 'bearing',
      category: 'pyoranlaakerit',
      picture: 'bearing',
      noun: ['pyöränlaakerisarja', 'hjullagersats', 'wheel bearing kit'],
      share: 22,
      brands: driveBrands,
      series: ['Kuula', 'Rulla', 'Sulava'],
      sizes: [
        { label: ['etu', 'fram', 'front'], facts: [['position', positions.front]] },
        { label: ['taka', 'bak', 'rear'], facts: [['position', positions.rear]] },
      ],
      fit: 'vehicle',
      price: [19, 59],
      grams: 480,
      box: [110, 90, 60],
      says: pairs(`
Molemmin puolin tiivistetty laakeri pitää veden ja hiekan ulkona. | Lagret är tätat på båda sidor och håller ute vatten och sand.
Sarjassa laakeri, tiivisteet ja lukkorengas. | Satsen innehåller lager, tätningar och låsring.
Ulisee? Vaihda ennen kuin napa kuluu. | Tjuter det? Byt innan navet slits.
Rasvattu tehtaalla koko käyttöiäksi. | Smort i fabriken för hela livslängden.
`),
      points: pairs(`
Kaksoistiivistys | Dubbel tätning
Sarja yhdelle pyörälle | Sats för ett hjul
Kestovoideltu | Livstidssmort
`),
    },
    {
      key: 'shock',
      category: 'iskunvaimentimet',
      picture: 'shock',
      noun: ['iskunvaimennin', 'stötdämpare', 'shock absorber'],
      share: 20,
      brands: driveBrands,
      series: ['Jousto', 'Keinu', 'Vaimea'],
      sizes: [
        { label: ['etu', 'fram', 'front'], facts: [['position', positions.front]] },
        { label: ['taka', 'bak', 'rear'], price: 1.05, facts: [['position', positions.rear]] },
      ],
      fit: 'vehicle',
      price: [99, 259],
      grams: 2_900,
      box: [460, 130, 120],
      says: pairs(`
Kaasupaineinen vaimennin ei kuumene pitkässäkään kuopparallissa. | Gasdämparen blir inte varm ens på en lång och gropig väg.
Jousen esijännitys säätyy viidessä portaassa kuorman mukaan. | Fjäderns förspänning ställs i fem steg efter lasten.
Kovakromattu varsi torjuu kiveniskut. | Den hårdförkromade kolvstången står emot stenskott.
Huollettava: tiivisteet ja öljy voi vaihtaa. | Servicebar: tätningar och olja kan bytas.
`),
      points: pairs(`
Viisi esijännitystä | Fem förspänningslägen
Puslat asennettu | Bussningar monterade
Myydään kappaleittain | Säljs styckvis
`),
    },
    {
      key: 'ball-joint',
      category: 'pallonivelet-ja-puslat',
      picture: 'ball-joint',
      noun: ['pallonivelsarja', 'kulledssats', 'ball joint kit'],
      share: 22,
      brands: driveBrands,
      series: ['Nivel', 'Varma', 'Kulma'],
      fit: 'vehicle',
      price: [25, 69],
      grams: 620,
      box: [140, 110, 70],
      says: pairs(`
Uudet pallonivelet poistavat väljyyden ohjauksesta. | Nya kulleder tar bort glappet i styrningen.
Rasvanipallinen malli, jonka voi huoltaa. | En modell med smörjnippel som går att serva.
Karkaistu nasta ja tiivis kumi kestävät loskan. | Härdad tapp och tätt gummi tål slasken.
Sarja sisältää ylä- ja alanivelen toiselle puolelle. | Satsen innehåller övre och nedre led för ena sidan.
`),
      points: pairs(`
Rasvanippa | Smörjnippel
Lukkomutterit mukana | Låsmuttrar ingår
Mitoitettu alkuperäisen mukaan | Mått som original
`),
    },
  ],
};
