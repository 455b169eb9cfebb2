/** Tyres, rims and their fasteners. */
import { type Translated, translations } from '../words.ts';
import type { Family, Size } from './line.ts';
import { materials } from './parameters.ts';

/** Inches, and what they are in centimetres. */
const inInches = (inches: string): Translated => {
  const [metric = '', decimal = ''] = (Number(inches) * 2.54).toFixed(1).split('.');
  const text = (point: string) => `${inches}″ (${metric}${point}${decimal} cm)`;
  return [text(','), text(','), text('.')];
};

const tyre = (label: string, price: number): Size => {
  const [diameter = '', width = '', rim = ''] = label.split(/[x-]/);
  return {
    label,
    price,
    weight: price,
    facts: [
      ['size', label],
      ['rim', `${rim}″`],
      ['diameter', inInches(diameter)],
      ['tread', inInches(width)],
    ],
  };
};

const tyreSizes: readonly Size[] = [
  tyre('24x8-12', 0.85),
  tyre('24x10-11', 0.9),
  tyre('25x8-12', 0.95),
  tyre('25x10-12', 1.05),
  tyre('26x9-12', 1.1),
  tyre('26x11-12', 1.2),
  tyre('26x9-14', 1.2),
  tyre('26x11-14', 1.3),
  tyre('27x9-14', 1.35),
  tyre('27x11-14', 1.45),
  tyre('28x10-14', 1.55),
  tyre('30x10-14', 1.8),
];

const rim = (label: string, bolts: string, price: number): Size => ({
  label: `${label} ${bolts}`,
  price,
  weight: price,
  facts: [
    ['rim', `${label.split('x')[0] ?? ''}″`],
    ['width', `${label.split('x')[1] ?? ''}″`],
    ['bolts', bolts],
    ['offset', '4+3″'],
  ],
});

const rimSizes: readonly Size[] = [
  rim('12x7', '4/110', 1),
  rim('12x7', '4/137', 1),
  rim('12x7', '4/156', 1),
  rim('12x8', '4/110', 1.08),
  rim('14x7', '4/110', 1.2),
  rim('14x7', '4/137', 1.2),
  rim('14x7', '4/156', 1.2),
  rim('14x8', '4/137', 1.28),
];

const tyreBrands = ['routakita', 'mudvarg', 'terrafang', 'kivipolku'];
const tyreNames = [
  'Suokki',
  'Ryteikkö',
  'Kelo',
  'Halla',
  'Vaara',
  'Korpi',
  'Sorkka',
  'Hukka',
  'Loska',
  'Järkäle',
];
const rimNames = ['Kide', 'Navakka', 'Viima', 'Tuuli', 'Meri', 'Pohja', 'Lovi', 'Särmä'];
const rimBrands = ['sisurim', 'norrhjul', 'kromeborg'];

export const tyresAndRims: Family = {
  key: 'tyres-and-rims',
  uses: translations(`
Vertaa kokoa koneen tyyppikilpeen tai nykyisen renkaan kylkeen ennen tilausta: väärä halkaisija muuttaa myös nopeusmittarin lukemaa. | Jämför storleken med maskinens typskylt eller det nuvarande däckets sida innan du beställer: fel diameter ändrar också hastighetsmätaren. | Compare the size with your machine’s type plate or the sidewall of the present tyre before you order: a wrong diameter also changes the speedometer reading.
Vaihda akselin molemmat puolet samalla kertaa, niin neliveto ja tasauspyörästö pääsevät helpommalla. | Byt båda sidorna på axeln samtidigt, så får fyrhjulsdrift och differential det lättare. | Replace both sides of an axle at the same time, which is easier on the four-wheel drive and the differential.
Sopii työkoneeseen, jolla ajetaan metsätietä, peltoa ja pihaa samana päivänä. | Passar arbetsmaskinen som kör skogsväg, åker och gård under samma dag. | Suits a working machine that sees forest road, field and yard in the same day.
Asennus onnistuu tavallisella rengaskoneella, eikä erikoistyökaluja tarvita. | Monteringen går i en vanlig däckmaskin och kräver inga specialverktyg. | Can be mounted on an ordinary tyre machine; no special tools are needed.
`),
  care: translations(`
Kiristä pyöränmutterit momenttiavaimella valmistajan arvoon ja tarkista kireys 50 kilometrin ajon jälkeen. | Dra hjulmuttrarna med momentnyckel till tillverkarens värde och kontrollera dem efter 50 kilometers körning. | Tighten the wheel nuts to the maker’s value with a torque wrench, and check them after 50 kilometres.
Tarkista rengaspaine kylmänä ennen ajoa. Liian pieni paine rikkoo kyljen ja voi pudottaa renkaan vanteelta. | Kontrollera däcktrycket kallt före körning. För lågt tryck skadar sidan och kan få däcket att släppa från fälgen. | Check the pressure cold before you ride. Too low a pressure ruins the sidewall and can push the tyre off the rim.
Pese suola ja savi pois talven jälkeen ja säilytä viileässä, suojassa auringolta. | Tvätta bort salt och lera efter vintern och förvara svalt, skyddat från solen. | Wash off salt and mud after winter and store in a cool place out of the sun.
`),
  lines: [
    {
      key: 'mud-tyre',
      category: 'mutarenkaat',
      picture: 'mud-tyre',
      noun: ['mutarengas', 'lerdäck', 'mud tyre'],
      share: 40,
      brands: tyreBrands,
      series: tyreNames,
      sizes: tyreSizes,
      fit: 'wheel',
      price: [89, 139],
      grams: 11_500,
      box: [660, 660, 240],
      facts: [
        ['ply', '6 PR'],
        ['material', materials.rubber],
      ],
      says: translations(`
Syvä ja avoin kuvio puree saveen ja puhdistuu itsestään pyöriessään. | Det djupa och öppna mönstret biter i lera och rensar sig självt när det snurrar. | The deep, open tread bites into clay and cleans itself as it turns.
Olkapalat jatkuvat kyljelle, joten rengas saa otteen myös urasta. | Axelklackarna går ner på sidan, så däcket får fäste även i hjulspår. | The shoulder lugs continue onto the sidewall, so the tyre grips in ruts as well.
Kuusikerroksinen runko kestää kannot ja terävät kivet. | Stommen i sex lager tål stubbar och vassa stenar. | The six-ply carcass stands up to stumps and sharp stones.
Suunniteltu suolle, hakkuuaukoille ja sateen pehmentämille metsäteille. | Konstruerat för myrar, hyggen och skogsvägar som regnet har mjukat upp. | Designed for bogs, clear-cuts and forest roads softened by rain.
`),
      points: translations(`
Kuvion syvyys 29 mm | Mönsterdjup 29 mm | 29 mm tread depth
Itsepuhdistuva kuviointi | Självrensande mönster | Self-cleaning tread
Vahvistettu kylki | Förstärkt sida | Reinforced sidewall
`),
    },
    {
      key: 'terrain-tyre',
      category: 'maastorenkaat',
      picture: 'trail-tyre',
      noun: ['maastorengas', 'terrängdäck', 'trail tyre'],
      share: 40,
      brands: tyreBrands,
      series: tyreNames,
      sizes: tyreSizes,
      fit: 'wheel',
      price: [75, 119],
      grams: 10_400,
      box: [650, 650, 240],
      facts: [
        ['ply', '6 PR'],
        ['material', materials.rubber],
      ],
      says: translations(`
Yleisrengas, joka kulkee hiljaa soralla ja pitää kalliolla. | Ett allrounddäck som går tyst på grus och håller på berg. | An all-round tyre that runs quietly on gravel and grips on rock.
Tiheä keskikuvio antaa suoraan ajoon vakautta ja kuluu tasaisesti. | Det täta mittmönstret ger stabilitet rakt fram och slits jämnt. | The dense centre tread keeps you stable in a straight line and wears evenly.
Pyöreä profiili tekee ohjauksesta kevyen myös ilman ohjaustehostinta. | Den runda profilen gör styrningen lätt även utan servostyrning. | The round profile makes steering light, even without power steering.
Kumiseos pysyy joustavana pakkasessa, joten samat renkaat kelpaavat syksystä kevääseen. | Gummiblandningen förblir mjuk i kyla, så samma däck duger från höst till vår. | The rubber stays supple in frost, so the same tyres serve from autumn to spring.
`),
      points: translations(`
Kuvion syvyys 19 mm | Mönsterdjup 19 mm | 19 mm tread depth
Hiljainen kulku tiellä | Tyst gång på väg | Quiet on the road
Kantavuus 210 kg rengasta kohti | Bärförmåga 210 kg per däck | Load capacity 210 kg per tyre
`),
    },
    {
      key: 'winter-tyre',
      category: 'talvirenkaat',
      picture: 'winter-tyre',
      noun: ['talvirengas', 'vinterdäck', 'winter tyre'],
      share: 26,
      brands: tyreBrands,
      series: tyreNames,
      sizes: tyreSizes,
      fit: 'wheel',
      price: [95, 149],
      grams: 10_900,
      box: [650, 650, 240],
      facts: [
        ['ply', '4 PR'],
        ['material', materials.rubber],
      ],
      says: translations(`
Nastoitettava talvirengas, jonka lamellit hakevat pidon polanteelta. | Ett dubbningsbart vinterdäck vars lameller söker fäste på packad snö. | A studdable winter tyre whose sipes find grip on packed snow.
Pehmeä seos pitää otteen vielä kolmenkymmenen asteen pakkasessa. | Den mjuka blandningen håller greppet ännu i trettio graders kyla. | The soft compound still grips at thirty degrees below zero.
Valmiit nastareiät nopeuttavat nastoitusta. | Färdiga dubbhål gör dubbningen snabb. | Ready-made stud holes make studding quicker.
Auraajalle rengas, joka vie auran läpi eikä jää sutimaan. | Ett däck för den som plogar: det för bladet igenom utan att slira. | A tyre for ploughing that pushes on instead of spinning.
`),
      points: translations(`
96 nastareikää | 96 dubbhål | 96 stud holes
Lamelloitu kulutuspinta | Lamellerad slitbana | Siped tread
M+S-merkintä | M+S-märkt | M+S marking
`),
    },
    {
      key: 'road-tyre',
      category: 'tierenkaat',
      picture: 'road-tyre',
      noun: ['tierengas', 'vägdäck', 'road tyre'],
      share: 22,
      brands: tyreBrands,
      series: tyreNames,
      sizes: tyreSizes,
      fit: 'wheel',
      price: [85, 135],
      grams: 9_800,
      box: [640, 640, 240],
      facts: [
        ['ply', '8 PR'],
        ['material', materials.rubber],
        ['approval', 'E4'],
      ],
      says: translations(`
Tyyppihyväksytty tierengas tielle rekisteröityyn mönkijään. | Ett typgodkänt vägdäck för fyrhjulingen som är registrerad för väg. | A type-approved road tyre for ATVs registered for the road.
Vyörakenne pitää kulutuspinnan suorassa ja säästää polttoainetta. | Den bältade konstruktionen håller slitbanan plan och sparar bränsle. | The belted construction keeps the tread flat and saves fuel.
Leveät pitkittäisurat johtavat veden pois ja vakauttavat ajoa maantienopeudessa. | Breda längsgående spår leder bort vatten och ger stabil gång i landsvägsfart. | Wide grooves along the tread lead water away and steady the ride at road speeds.
Oikea valinta, kun matkaa kertyy enemmän asfaltilla kuin metsässä. | Rätt val när det blir mer asfalt än skog. | The right choice when you cover more asphalt than forest.
`),
      points: translations(`
E-hyväksyntä | E-godkänt | E-approval
Nopeusluokka F (80 km/h) | Hastighetsklass F (80 km/h) | Speed rating F (80 km/h)
Pieni vierintävastus | Lågt rullmotstånd | Low rolling resistance
`),
    },
    {
      key: 'alloy-rim',
      category: 'alumiinivanteet',
      picture: 'alloy-rim',
      noun: ['alumiinivanne', 'aluminiumfälg', 'aluminium rim'],
      share: 34,
      brands: rimBrands,
      series: rimNames,
      sizes: rimSizes,
      fit: 'wheel',
      price: [79, 149],
      grams: 5_200,
      box: [380, 380, 230],
      facts: [
        ['material', materials.aluminium],
        ['load', '360 kg'],
      ],
      says: translations(`
Kevyt valuvanne, joka vähentää jousittamatonta massaa ja herkistää ohjausta. | En lätt gjuten fälg som minskar den ofjädrade vikten och gör styrningen känsligare. | A light cast rim that reduces unsprung weight and sharpens the steering.
Kaksikerroksinen lakkaus kestää suolaa ja oksia. | Lackeringen i två lager tål salt och grenar. | Two coats of lacquer withstand salt and branches.
Jokainen vanne on tasapainotettu ja paineistettu tehtaalla. | Varje fälg är balanserad och trycktestad i fabriken. | Every rim is balanced and pressure-tested at the factory.
Keskikuppi ja venttiili tulevat mukana. | Navkåpa och ventil följer med. | Centre cap and valve are included.
`),
      points: translations(`
Kantavuus 360 kg | Bärförmåga 360 kg | Load capacity 360 kg
Keskikuppi mukana | Navkåpa ingår | Centre cap included
Venttiili asennettu | Ventil monterad | Valve fitted
`),
    },
    {
      key: 'steel-rim',
      category: 'terasvanteet',
      picture: 'steel-rim',
      noun: ['teräsvanne', 'stålfälg', 'steel rim'],
      share: 20,
      brands: rimBrands,
      series: rimNames,
      sizes: rimSizes,
      fit: 'wheel',
      price: [39, 69],
      grams: 7_900,
      box: [380, 380, 230],
      facts: [
        ['material', materials.steel],
        ['load', '400 kg'],
      ],
      says: translations(`
Työvanne, joka taipuu ennen kuin murtuu ja jonka voi oikaista. | En arbetsfälg som böjer sig innan den brister och som går att rikta. | A working rim that bends before it breaks and can be straightened.
Jauhemaalattu pinta on helppo pestä ja paikata. | Den pulverlackerade ytan är lätt att tvätta och bättra. | The powder-coated surface is easy to wash and to touch up.
Edullinen toinen vannesarja talvirenkaille. | En förmånlig andra uppsättning för vinterdäcken. | An affordable second set of rims for winter tyres.
Vahvistettu pulttikehä kestää raskaan kuorman perässä. | Den förstärkta bultcirkeln klarar tung last bakom. | The reinforced bolt circle carries heavy loads at the rear.
`),
      points: translations(`
Kantavuus 400 kg | Bärförmåga 400 kg | Load capacity 400 kg
Jauhemaalattu | Pulverlackerad | Powder-coated
Vahvistettu keskiö | Förstärkt nav | Reinforced centre
`),
    },
    {
      key: 'beadlock-rim',
      category: 'beadlock-vanteet',
      picture: 'beadlock-rim',
      noun: ['beadlock-vanne', 'beadlockfälg', 'beadlock rim'],
      share: 16,
      brands: rimBrands,
      series: rimNames,
      sizes: rimSizes,
      fit: 'wheel',
      price: [159, 239],
      grams: 7_100,
      box: [390, 390, 240],
      facts: [
        ['material', materials.aluminium],
        ['load', '410 kg'],
      ],
      says: translations(`
Lukitusrengas puristaa renkaan reunan paikalleen, joten paineen voi laskea pehmeällä alustalla. | Låsringen klämmer fast däckets kant, så trycket kan sänkas på mjukt underlag. | A locking ring clamps the edge of the tyre, so you can lower the pressure on soft ground.
Kuusitoista pulttia jakaa puristuksen tasaisesti. | Sexton bultar fördelar trycket jämnt. | Sixteen bolts spread the clamping force evenly.
Lukitusrenkaan voi vaihtaa, jos kivi syö sen reunan. | Låsringen går att byta om en sten äter upp kanten. | The locking ring can be replaced if a stone damages its edge.
Kilpa- ja vaelluskäyttöön, jossa rengas ei saa irrota. | För tävling och äventyr där däcket inte får lossna. | For racing and touring, where the tyre must not come off.
`),
      points: translations(`
Vaihdettava lukitusrengas | Utbytbar låsring | Replaceable locking ring
16 ruostumatonta pulttia | 16 rostfria bultar | 16 stainless bolts
Sopii mataliin rengaspaineisiin | Lämpar sig för låga däcktryck | Suits low tyre pressures
`),
    },
    {
      key: 'spacer',
      category: 'levikepalat',
      picture: 'spacer',
      noun: ['levikepalapari', 'spacerpar', 'wheel spacers, pair'],
      share: 18,
      brands: rimBrands,
      series: ['Vako', 'Laita', 'Reuna', 'Piiri'],
      sizes: [
        '4/110 30 mm',
        '4/110 45 mm',
        '4/137 30 mm',
        '4/137 45 mm',
        '4/156 30 mm',
        '4/156 45 mm',
        '4/115 45 mm',
      ].map(label => ({
        label,
        facts: [
          ['bolts', label.split(' ')[0] ?? ''],
          ['thickness', label.slice(6)],
        ],
      })),
      fit: 'wheel',
      price: [79, 119],
      grams: 2_100,
      box: [170, 170, 110],
      facts: [
        ['material', materials.aluminium],
        ['pieces', ['2 kpl', '2 st', '2 pcs']],
      ],
      says: translations(`
Koneistettu yhdestä alumiiniaihiosta ja anodisoitu mustaksi. | Frästa ur ett stycke aluminium och svarteloxerade. | Machined from one block of aluminium and anodised black.
Leventää raideväliä ja vakauttaa konetta sivurinteessä. | Ger bredare spårvidd och stadigare maskin i sidlut. | Widens the track and steadies the machine on side slopes.
Tarkka keskiöporaus poistaa värinän. | Den exakta centreringen tar bort vibrationer. | A precise centre bore prevents vibration.
Mutterit ja asennusohje kuuluvat sarjaan. | Muttrar och monteringsanvisning ingår i satsen. | Nuts and fitting instructions are included.
`),
      points: translations(`
Alumiinia 6061-T6 | Aluminium 6061-T6 | 6061-T6 aluminium
Pultit ja mutterit mukana | Bultar och muttrar ingår | Bolts and nuts included
Myydään pareittain | Säljs parvis | Sold in pairs
`),
    },
    {
      key: 'wheel-nut',
      category: 'pyoranmutterit',
      picture: 'nuts',
      noun: ['pyöränmutterisarja', 'hjulmuttersats', 'wheel nut set'],
      share: 14,
      brands: rimBrands,
      series: ['Kartio', 'Tapa', 'Lukko', 'Musta'],
      sizes: ['M10x1,25', 'M12x1,25', 'M12x1,5', '3/8-24'].map(label => ({
        label,
        facts: [['thread', label]],
      })),
      price: [19, 39],
      grams: 640,
      box: [160, 110, 50],
      facts: [
        ['material', materials.steel],
        ['pieces', ['16 kpl', '16 st', '16 pcs']],
      ],
      says: translations(`
Kartiomutterit, joiden kierre on valssattu eikä leikattu. | Koniska muttrar med valsad i stället för skuren gänga. | Conical nuts whose threads are rolled, not cut.
Riittää koko koneeseen: neljä mutteria joka pyörään. | Räcker till hela maskinen: fyra muttrar till varje hjul. | Enough for the whole machine: four nuts for each wheel.
Kromi kestää tiesuolan, kun mutterit rasvataan keväällä. | Kromen klarar vägsalt när muttrarna smörjs på våren. | The chrome withstands road salt if the nuts are greased in spring.
Umpipää pitää pölyn poissa kierteestä. | Den slutna toppen håller damm borta från gängan. | The closed end keeps dust out of the thread.
`),
      points: translations(`
16 mutteria | 16 muttrar | 16 nuts
Avainväli 17 mm | Nyckelvidd 17 mm | 17 mm across flats
Umpipäinen | Sluten topp | Closed end
`),
    },
    {
      key: 'tyre-repair',
      category: 'renkaan-paikkaus',
      picture: 'repair-kit',
      noun: ['renkaan paikkaussarja', 'reparationssats för däck', 'tyre repair kit'],
      share: 12,
      brands: ['huoltola', 'terrafang', 'ilveskorpi'],
      series: ['Retki', 'Matka', 'Pikku', 'Pro'],
      price: [19, 49],
      grams: 900,
      box: [230, 150, 70],
      facts: [['pieces', ['38 osaa', '38 delar', '38 parts']]],
      says: translations(`
Naulan reikä tukkeutuu tulpalla ilman, että rengasta irrotetaan vanteelta. | Hålet efter en spik pluggas utan att däcket tas av fälgen. | A plug seals a nail hole without taking the tyre off the rim.
Rasiaan mahtuu kaikki, mitä tarvitaan metsätien varressa. | I asken ryms allt som behövs vid skogsvägen. | The box holds everything you need beside a forest road.
T-kahvaiset työkalut antavat voimaa myös hanskat kädessä. | Verktygen med T-handtag ger kraft även med handskar på. | T-handled tools give you leverage, even with gloves on.
Hiilidioksidipatruunat täyttävät yhden renkaan kotimatkaa varten. | Kolsyrepatronerna fyller ett däck för hemvägen. | Carbon dioxide cartridges fill one tyre for the way home.
`),
      points: translations(`
20 paikkausnauhaa | 20 pluggband | 20 repair strips
Kolme CO₂-patruunaa | Tre CO₂-patroner | Three CO₂ cartridges
Vesitiivis rasia | Vattentät ask | Waterproof box
`),
    },
  ],
};
