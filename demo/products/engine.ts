/** Engine, drive and chassis parts, most of them made for one vehicle. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials, positions } from './parameters.ts';

const engineBrands = ['motorvik', 'kampimies', 'huoltola'];
const driveBrands = ['drivnord', 'hihnala', 'kampimies'];

export const engine: Family = {
  key: 'engine',
  uses: translations(`
Vertaa osanumeroa ja vuosimallia koneen huoltokirjaan ennen tilausta. | Jämför artikelnummer och årsmodell med maskinens servicebok innan du beställer. | Compare the part number and model year with your machine’s service manual before you order.
Korvaa alkuperäisosan ilman muutoksia. | Ersätter originaldelen utan ändringar. | Replaces the original part without modification.
Hyvä pitää varalla hyllyssä, jos kone on työssä joka päivä. | Bra att ha i reserv på hyllan om maskinen arbetar varje dag. | Good to keep on the shelf if your machine works every day.
Mitattu alkuperäisestä osasta ja koeajettu metsäkoneessa talven yli. | Uppmätt från originaldelen och provkörd i en skogsmaskin över vintern. | Measured from the original part and tested in a forestry machine through a winter.
`),
  care: translations(`
Irrota akun miinusnapa ennen työtä ja anna moottorin jäähtyä. | Lossa batteriets minuspol före arbetet och låt motorn svalna. | Disconnect the battery’s negative terminal before you start, and let the engine cool down.
Puhdista liitospinnat, öljyä kierteet ja kiristä huoltokirjan momenttiin. | Rengör tätningsytorna, olja gängorna och dra till servicebokens moment. | Clean the mating surfaces, oil the threads and tighten to the torque in the service manual.
Tarkista osa seuraavassa huollossa ja vaihda kulunut ennen kuin se rikkoo muuta. | Kontrollera delen vid nästa service och byt en sliten del innan den skadar något annat. | Check the part at the next service, and replace it when worn before it damages anything else.
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
      says: translations(`
Kaksikerroksinen vaahto sieppaa hienon pölyn ja päästää ilman läpi. | Skummet i två lager fångar fint damm och släpper igenom luften. | Two layers of foam catch fine dust and let the air through.
Pestävä ja öljyttävä: sama suodatin kestää vuosia. | Tvättas och oljas: samma filter håller i åratal. | Washable and re-oilable: the same filter lasts for years.
Tiivistereuna istuu koteloon ilman ohivuotoa. | Tätningskanten sitter i huset utan läckage. | The sealing edge sits in the housing without leaks.
Vaihda tai pese pölyisen ajon jälkeen, viimeistään 50 käyttötunnin välein. | Byt eller tvätta efter dammig körning, senast var 50:e drifttimme. | Replace or wash it after dusty riding, and at least every 50 hours.
`),
      points: translations(`
Pestävä | Tvättbart | Washable
Mitoitettu alkuperäisen mukaan | Mått som original | Sized as the original
Valmiiksi öljytty | Färdigt oljat | Ready-oiled
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
      says: translations(`
Takaiskuventtiili pitää öljyn suodattimessa, joten paine nousee heti käynnistyksessä. | Backventilen håller oljan kvar i filtret så att trycket stiger direkt vid start. | The anti-drainback valve keeps oil in the filter, so pressure builds as soon as you start.
Laskostettu paperi sitoo kulumahiukkaset. | Det veckade papperet binder slitpartiklar. | Pleated paper traps the particles of wear.
Kiristyy käsin, aukeaa avaimella. | Dras för hand, lossas med nyckel. | Tightens by hand, loosens with a wrench.
Vaihda aina öljyn mukana. | Byt alltid tillsammans med oljan. | Always replace it together with the oil.
`),
      points: translations(`
Tiiviste mukana | Tätning ingår | Seal included
Takaiskuventtiili | Backventil | Anti-drainback valve
Ohivirtausventtiili | Överströmningsventil | Bypass valve
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
      says: translations(`
Tasainen kipinä helpottaa käynnistystä kosteassa ja kylmässä. | En jämn gnista gör starten lättare i fukt och kyla. | A steady spark makes starting easier in damp and cold.
Kärkiväli on säädetty valmiiksi. | Elektrodavståndet är inställt från början. | The gap is set in advance.
Häiriövastus suojaa sytytyksen ohjausta. | Avstörningsmotståndet skyddar tändningens styrning. | The resistor protects the ignition control.
Vaihtoväli sata käyttötuntia tai vuosi. | Bytesintervall hundra drifttimmar eller ett år. | Replace every hundred hours or once a year.
`),
      points: translations(`
Häiriövastus | Avstörningsmotstånd | Resistor
Kierre nikkelöity | Förnicklad gänga | Nickel-plated thread
Myydään kappaleittain | Säljs styckvis | Sold singly
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
      says: translations(`
Sarjassa ovat kaikki tiivisteet ja O-renkaat, joita moottorin avaaminen vaatii. | I satsen finns alla packningar och O-ringar som behövs när motorn öppnas. | The kit holds all the gaskets and O-rings needed when you open the engine.
Monikerroksinen kannentiiviste pitää puristuksen. | Topplockspackningen i flera lager håller kompressionen. | The multi-layer head gasket holds compression.
Osat on pussitettu työjärjestyksessä. | Delarna är påsade i arbetsordning. | The parts are bagged in the order of the work.
Pinnat eivät tarvitse erillistä massaa. | Ytorna behöver ingen separat massa. | The surfaces need no separate sealant.
`),
      points: translations(`
Venttiilinvarren tiivisteet mukana | Ventilskaftstätningar ingår | Valve stem seals included
Metallinen kannentiiviste | Topplockspackning av metall | Metal head gasket
Numeroidut pussit | Numrerade påsar | Numbered bags
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
      says: translations(`
Aramidikuitu pitää hihnan pituuden kovassakin kuumuudessa. | Aramidfibern håller remmens längd även i stark värme. | Aramid fibre keeps the belt’s length even in great heat.
Hammastus molemmin puolin jäähdyttää ja taipuu pienelle pyörälle. | Kuggning på båda sidor kyler och böjer sig kring det lilla hjulet. | Teeth on both sides cool it and let it bend around a small pulley.
Kestää auraamisen ja vinssaamisen, jotka tappavat tavallisen hihnan. | Klarar plogning och vinschning som tar död på en vanlig rem. | Stands up to ploughing and winching, which kill an ordinary belt.
Aja uusi hihna sisään 30 kilometriä kevyellä kaasulla. | Kör in en ny rem i 30 kilometer med lätt gas. | Run a new belt in for 30 kilometres on light throttle.
`),
      points: translations(`
Aramidivahvikkeet | Aramidförstärkt | Aramid reinforcement
Lämmönkesto 140 °C | Värmetålig till 140 °C | Withstands heat up to 140 °C
Valmistuspäivä hihnassa | Tillverkningsdatum på remmen | Date of manufacture on the belt
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
      says: translations(`
Uudet rullat palauttavat terävän lähdön ja oikean huippukierroksen. | Nya rullar ger tillbaka den kvicka starten och rätt toppvarv. | New rollers bring back a sharp start and the right top engine speed.
Teflonpinta kuluu tasaisesti eikä melua. | Teflonytan slits jämnt och utan oljud. | The Teflon surface wears evenly and quietly.
Paino vastaa alkuperäistä; kevyempi sarja isoille renkaille erikseen. | Vikten motsvarar original; en lättare sats för stora däck finns separat. | The weight matches the original; a lighter set for big tyres is sold separately.
Vaihda liukupalat samalla kertaa. | Byt glidstyckena samtidigt. | Replace the sliders at the same time.
`),
      points: translations(`
8 rullaa | 8 rullar | 8 rollers
Liukupalat mukana | Glidstycken ingår | Sliders included
Ohje momenttiarvoineen | Anvisning med momentvärden | Instructions with torque values
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
      says: translations(`
Kromimolybdeeniteräs kestää telojen ja isojen renkaiden väännön. | Krommolybdenstålet klarar vridet från band och stora däck. | Chromoly steel withstands the torque of tracks and big tyres.
Nivelet on täytetty rasvalla ja suojakumit ovat paksut. | Lederna är fyllda med fett och damaskerna är tjocka. | The joints are packed with grease, and the boots are thick.
Akseli tulee valmiina asennettavaksi. | Axeln levereras färdig att monteras. | The shaft arrives ready to fit.
Suurempi kääntökulma auttaa korotetussa koneessa. | Den större vinkeln hjälper på en upphöjd maskin. | A larger steering angle helps in a lifted machine.
`),
      points: translations(`
Lukkorenkaat mukana | Låsringar ingår | Circlips included
Paksummat suojakumit | Tjockare damasker | Thicker boots
Takuu 12 kk | Garanti 12 mån | 12-month warranty
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
      says: translations(`
Molemmin puolin tiivistetty laakeri pitää veden ja hiekan ulkona. | Lagret är tätat på båda sidor och håller ute vatten och sand. | A bearing sealed on both sides keeps water and sand out.
Sarjassa laakeri, tiivisteet ja lukkorengas. | Satsen innehåller lager, tätningar och låsring. | The kit holds the bearing, the seals and the circlip.
Ulisee? Vaihda ennen kuin napa kuluu. | Tjuter det? Byt innan navet slits. | Does it whine? Replace it before the hub wears.
Rasvattu tehtaalla koko käyttöiäksi. | Smort i fabriken för hela livslängden. | Greased at the factory for its whole life.
`),
      points: translations(`
Kaksoistiivistys | Dubbel tätning | Double seals
Sarja yhdelle pyörälle | Sats för ett hjul | Kit for one wheel
Kestovoideltu | Livstidssmort | Lubricated for life
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
      says: translations(`
Kaasupaineinen vaimennin ei kuumene pitkässäkään kuopparallissa. | Gasdämparen blir inte varm ens på en lång och gropig väg. | The gas-pressurised damper stays cool even on a long run of bumps.
Jousen esijännitys säätyy viidessä portaassa kuorman mukaan. | Fjäderns förspänning ställs i fem steg efter lasten. | The spring preload adjusts in five steps to suit the load.
Kovakromattu varsi torjuu kiveniskut. | Den hårdförkromade kolvstången står emot stenskott. | The hard-chromed rod resists stone chips.
Huollettava: tiivisteet ja öljy voi vaihtaa. | Servicebar: tätningar och olja kan bytas. | Serviceable: seals and oil can be replaced.
`),
      points: translations(`
Viisi esijännitystä | Fem förspänningslägen | Five preload settings
Puslat asennettu | Bussningar monterade | Bushings fitted
Myydään kappaleittain | Säljs styckvis | Sold singly
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
      says: translations(`
Uudet pallonivelet poistavat väljyyden ohjauksesta. | Nya kulleder tar bort glappet i styrningen. | New ball joints take the play out of the steering.
Rasvanipallinen malli, jonka voi huoltaa. | En modell med smörjnippel som går att serva. | A type with a grease nipple, which can be serviced.
Karkaistu nasta ja tiivis kumi kestävät loskan. | Härdad tapp och tätt gummi tål slasken. | The hardened stud and tight boot stand up to slush.
Sarja sisältää ylä- ja alanivelen toiselle puolelle. | Satsen innehåller övre och nedre led för ena sidan. | The kit holds the upper and lower joint for one side.
`),
      points: translations(`
Rasvanippa | Smörjnippel | Grease nipple
Lukkomutterit mukana | Låsmuttrar ingår | Lock nuts included
Mitoitettu alkuperäisen mukaan | Mått som original | Sized as the original
`),
    },
  ],
};
