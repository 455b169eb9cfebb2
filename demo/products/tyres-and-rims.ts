/** Tyres, rims and their fasteners. */
import { pairs } from '../words.ts';
import type { Family, Size } from './line.ts';
import { materials } from './parameters.ts';

const tyre = (label: string, price: number): Size => ({
  label,
  price,
  weight: price,
  facts: [
    ['size', label],
    ['rim', `${label.split('-')[1] ?? ''}″`],
  ],
});

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
  uses: pairs(`
Vertaa kokoa koneen tyyppikilpeen tai nykyisen renkaan kylkeen ennen tilausta: väärä halkaisija muuttaa myös nopeusmittarin lukemaa. | Jämför storleken med maskinens typskylt eller det nuvarande däckets sida innan du beställer: fel diameter ändrar också hastighetsmätaren.
Vaihda akselin molemmat puolet samalla kertaa, niin neliveto ja tasauspyörästö pääsevät helpommalla. | Byt båda sidorna på axeln samtidigt, så får fyrhjulsdrift och differential det lättare.
Sopii työkoneeseen, jolla ajetaan metsätietä, peltoa ja pihaa samana päivänä. | Passar arbetsmaskinen som kör skogsväg, åker och gård under samma dag.
Asennus onnistuu tavallisella rengaskoneella, eikä erikoistyökaluja tarvita. | Monteringen går i en vanlig däckmaskin och kräver inga specialverktyg.
`),
  care: pairs(`
Kiristä pyöränmutterit momenttiavaimella valmistajan arvoon ja tarkista kireys 50 kilometrin ajon jälkeen. | Dra hjulmuttrarna med momentnyckel till tillverkarens värde och kontrollera dem efter 50 kilometers körning.
Tarkista rengaspaine kylmänä ennen ajoa. Liian pieni paine rikkoo kyljen ja voi pudottaa renkaan vanteelta. | Kontrollera däcktrycket kallt före körning. För lågt tryck skadar sidan och kan få däcket att släppa från fälgen.
Pese suola ja savi pois talven jälkeen ja säilytä viileässä, suojassa auringolta. | Tvätta bort salt och lera efter vintern och förvara svalt, skyddat från solen.
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
      says: pairs(`
Syvä ja avoin kuvio puree saveen ja puhdistuu itsestään pyöriessään. | Det djupa och öppna mönstret biter i lera och rensar sig självt när det snurrar.
Olkapalat jatkuvat kyljelle, joten rengas saa otteen myös urasta. | Axelklackarna går ner på sidan, så däcket får fäste även i hjulspår.
Kuusikerroksinen runko kestää kannot ja terävät kivet. | Stommen i sex lager tål stubbar och vassa stenar.
Suunniteltu suolle, hakkuuaukoille ja sateen pehmentämille metsäteille. | Konstruerat för myrar, hyggen och skogsvägar som regnet har mjukat upp.
`),
      points: pairs(`
Kuvion syvyys 29 mm | Mönsterdjup 29 mm
Itsepuhdistuva kuviointi | Självrensande mönster
Vahvistettu kylki | Förstärkt sida
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
      says: pairs(`
Yleisrengas, joka kulkee hiljaa soralla ja pitää kalliolla. | Ett allrounddäck som går tyst på grus och håller på berg.
Tiheä keskikuvio antaa suoraan ajoon vakautta ja kuluu tasaisesti. | Det täta mittmönstret ger stabilitet rakt fram och slits jämnt.
Pyöreä profiili tekee ohjauksesta kevyen myös ilman ohjaustehostinta. | Den runda profilen gör styrningen lätt även utan servostyrning.
Kumiseos pysyy joustavana pakkasessa, joten samat renkaat kelpaavat syksystä kevääseen. | Gummiblandningen förblir mjuk i kyla, så samma däck duger från höst till vår.
`),
      points: pairs(`
Kuvion syvyys 19 mm | Mönsterdjup 19 mm
Hiljainen kulku tiellä | Tyst gång på väg
Kantavuus 210 kg rengasta kohti | Bärförmåga 210 kg per däck
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
      says: pairs(`
Nastoitettava talvirengas, jonka lamellit hakevat pidon polanteelta. | Ett dubbningsbart vinterdäck vars lameller söker fäste på packad snö.
Pehmeä seos pitää otteen vielä kolmenkymmenen asteen pakkasessa. | Den mjuka blandningen håller greppet ännu i trettio graders kyla.
Valmiit nastareiät nopeuttavat nastoitusta. | Färdiga dubbhål gör dubbningen snabb.
Auraajalle rengas, joka vie auran läpi eikä jää sutimaan. | Ett däck för den som plogar: det för bladet igenom utan att slira.
`),
      points: pairs(`
96 nastareikää | 96 dubbhål
Lamelloitu kulutuspinta | Lamellerad slitbana
M+S-merkintä | M+S-märkt
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
      says: pairs(`
Tyyppihyväksytty tierengas tielle rekisteröityyn mönkijään. | Ett typgodkänt vägdäck för fyrhjulingen som är registrerad för väg.
Vyörakenne pitää kulutuspinnan suorassa ja säästää polttoainetta. | Den bältade konstruktionen håller slitbanan plan och sparar bränsle.
Leveät pitkittäisurat johtavat veden pois ja vakauttavat ajoa maantienopeudessa. | Breda längsgående spår leder bort vatten och ger stabil gång i landsvägsfart.
Oikea valinta, kun matkaa kertyy enemmän asfaltilla kuin metsässä. | Rätt val när det blir mer asfalt än skog.
`),
      points: pairs(`
E-hyväksyntä | E-godkänt
Nopeusluokka F (80 km/h) | Hastighetsklass F (80 km/h)
Pieni vierintävastus | Lågt rullmotstånd
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
      says: pairs(`
Kevyt valuvanne, joka vähentää jousittamatonta massaa ja herkistää ohjausta. | En lätt gjuten fälg som minskar den ofjädrade vikten och gör styrningen känsligare.
Kaksikerroksinen lakkaus kestää suolaa ja oksia. | Lackeringen i två lager tål salt och grenar.
Jokainen vanne on tasapainotettu ja paineistettu tehtaalla. | Varje fälg är balanserad och trycktestad i fabriken.
Keskikuppi ja venttiili tulevat mukana. | Navkåpa och ventil följer med.
`),
      points: pairs(`
Kantavuus 360 kg | Bärförmåga 360 kg
Keskikuppi mukana | Navkåpa ingår
Venttiili asennettu | Ventil monterad
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
      says: pairs(`
Työvanne, joka taipuu ennen kuin murtuu ja jonka voi oikaista. | En arbetsfälg som böjer sig innan den brister och som går att rikta.
Jauhemaalattu pinta on helppo pestä ja paikata. | Den pulverlackerade ytan är lätt att tvätta och bättra.
Edullinen toinen vannesarja talvirenkaille. | En förmånlig andra uppsättning för vinterdäcken.
Vahvistettu pulttikehä kestää raskaan kuorman perässä. | Den förstärkta bultcirkeln klarar tung last bakom.
`),
      points: pairs(`
Kantavuus 400 kg | Bärförmåga 400 kg
Jauhemaalattu | Pulverlackerad
Vahvistettu keskiö | Förstärkt nav
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
      says: pairs(`
Lukitusrengas puristaa renkaan reunan paikalleen, joten paineen voi laskea pehmeällä alustalla. | Låsringen klämmer fast däckets kant, så trycket kan sänkas på mjukt underlag.
Kuusitoista pulttia jakaa puristuksen tasaisesti. | Sexton bultar fördelar trycket jämnt.
Lukitusrenkaan voi vaihtaa, jos kivi syö sen reunan. | Låsringen går att byta om en sten äter upp kanten.
Kilpa- ja vaelluskäyttöön, jossa rengas ei saa irrota. | För tävling och äventyr där däcket inte får lossna.
`),
      points: pairs(`
Vaihdettava lukitusrengas | Utbytbar låsring
16 ruostumatonta pulttia | 16 rostfria bultar
Sopii mataliin rengaspaineisiin | Lämpar sig för låga däcktryck
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
      says: pairs(`
Koneistettu yhdestä alumiiniaihiosta ja anodisoitu mustaksi. | Frästa ur ett stycke aluminium och svarteloxerade.
Leventää raideväliä ja vakauttaa konetta sivurinteessä. | Ger bredare spårvidd och stadigare maskin i sidlut.
Tarkka keskiöporaus poistaa värinän. | Den exakta centreringen tar bort vibrationer.
Mutterit ja asennusohje kuuluvat sarjaan. | Muttrar och monteringsanvisning ingår i satsen.
`),
      points: pairs(`
Alumiinia 6061-T6 | Aluminium 6061-T6
Pultit ja mutterit mukana | Bultar och muttrar ingår
Myydään pareittain | Säljs parvis
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
      says: pairs(`
Kartiomutterit, joiden kierre on valssattu eikä leikattu. | Koniska muttrar med valsad i stället för skuren gänga.
Riittää koko koneeseen: neljä mutteria joka pyörään. | Räcker till hela maskinen: fyra muttrar till varje hjul.
Kromi kestää tiesuolan, kun mutterit rasvataan keväällä. | Kromen klarar vägsalt när muttrarna smörjs på våren.
Umpipää pitää pölyn poissa kierteestä. | Den slutna toppen håller damm borta från gängan.
`),
      points: pairs(`
16 mutteria | 16 muttrar
Avainväli 17 mm | Nyckelvidd 17 mm
Umpipäinen | Sluten topp
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
      says: pairs(`
Naulan reikä tukkeutuu tulpalla ilman, että rengasta irrotetaan vanteelta. | Hålet efter en spik pluggas utan att däcket tas av fälgen.
Rasiaan mahtuu kaikki, mitä tarvitaan metsätien varressa. | I asken ryms allt som behövs vid skogsvägen.
T-kahvaiset työkalut antavat voimaa myös hanskat kädessä. | Verktygen med T-handtag ger kraft även med handskar på.
Hiilidioksidipatruunat täyttävät yhden renkaan kotimatkaa varten. | Kolsyrepatronerna fyller ett däck för hemvägen.
`),
      points: pairs(`
20 paikkausnauhaa | 20 pluggband
Kolme CO₂-patruunaa | Tre CO₂-patroner
Vesitiivis rasia | Vattentät ask
`),
    },
  ],
};
