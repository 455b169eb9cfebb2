/** What the rider wears, from helmet to boots. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const clothes = ['kaarna-gear', 'fjallrid', 'hallakka'];

export const ridingGear: Family = {
  key: 'riding-gear',
  isWorn: true,
  suits: ['mönkijällä ajavalle', 'för dig som kör fyrhjuling', 'for ATV riders'],
  general: ['', '', ''],
  uses: translations(`
Leikkaus on tehty ajoasentoon: hihat ja lahkeet eivät nouse, kun istut koneen päällä. | Passformen är gjord för körställning: ärmar och ben glider inte upp när du sitter på maskinen. | Cut for the riding position: sleeves and legs do not ride up when you sit on the machine.
Kokotaulukko on tuotesivulla. Jos olet kahden koon välissä, valitse suurempi, niin alle mahtuu kerros. | Storlekstabellen finns på produktsidan. Ligger du mellan två storlekar, välj den större så ryms ett lager under. | The size chart is on the product page. If you are between two sizes, choose the larger, so that a layer fits underneath.
Käy työhön ja vaellukselle yhtä hyvin kuin radalle. | Passar lika bra för arbete och tur som på banan. | Suits work and touring just as well as the track.
Voit sovittaa kotona rauhassa: vaihto ja palautus onnistuvat 14 päivän ajan. | Du kan prova hemma i lugn och ro: byte och retur går i 14 dagar. | Try it on at home in your own time: you can exchange or return it within 14 days.
`),
  care: translations(`
Pese hoito-ohjeen mukaan ja kuivaa huoneenlämmössä, ei patterin päällä. | Tvätta enligt skötselrådet och torka i rumstemperatur, inte på element. | Wash as the care label says and dry at room temperature, not on a radiator.
Tarkista soljet, saumat ja tarrat ennen kauden alkua. | Kontrollera spännen, sömmar och kardborrband före säsongen. | Check buckles, seams and hook-and-loop fastenings before the season.
Varuste vähentää vammojen riskiä mutta ei korvaa varovaisuutta. | Utrustningen minskar skaderisken men ersätter inte försiktighet. | Protective gear reduces the risk of injury but does not replace care.
`),
  lines: [
    {
      key: 'cross-helmet',
      category: 'crosskyparat',
      picture: 'cross-helmet',
      noun: ['crosskypärä', 'crosshjälm', 'motocross helmet'],
      share: 34,
      brands: ['vireon', 'kaarna-gear'],
      series: ['Salama', 'Rata', 'Hyppy', 'Pöly', 'Kaarre', 'Lähtö'],
      colours: ['red', 'blue', 'black', 'green', 'orange'],
      sizing: 'helmet',
      price: [89, 239],
      grams: 1_350,
      box: [380, 280, 280],
      facts: [
        ['material', materials.abs],
        ['approval', 'ECE 22.06'],
      ],
      says: translations(`
Pitkä lippa ja avara näköaukko: lasit mahtuvat hyvin ja oksat pysyvät loitolla. | Lång skärm och vid öppning: glasögonen ryms väl och grenarna hålls borta. | A long peak and a wide opening: goggles fit well and branches stay away.
Kaksitoista ilmakanavaa pitää pään viileänä raskaassa ajossa. | Tolv luftkanaler håller huvudet svalt vid tung körning. | Twelve air channels keep your head cool in hard riding.
Vuori irtoaa pesua varten ja kuivuu yössä. | Fodret tas loss för tvätt och torkar över natten. | The lining comes out for washing and dries overnight.
Kaksois-D-lukko pysyy kiinni ja aukeaa yhdestä vedosta. | Dubbel-D-spännet håller och öppnas med ett drag. | The double-D buckle stays closed and opens with one pull.
`),
      points: translations(`
Irrotettava vuori | Löstagbart foder | Removable lining
Säädettävä lippa | Ställbar skärm | Adjustable peak
ECE 22.06 -hyväksytty | Godkänd enligt ECE 22.06 | ECE 22.06 approved
`),
    },
    {
      key: 'full-helmet',
      category: 'umpikyparat',
      picture: 'full-helmet',
      noun: ['umpikypärä', 'integralhjälm', 'full-face helmet'],
      share: 22,
      brands: ['vireon', 'fjallrid'],
      series: ['Taival', 'Viima', 'Halla', 'Kupoli'],
      colours: ['black', 'red', 'navy', 'sand'],
      sizing: 'helmet',
      price: [119, 329],
      grams: 1_550,
      box: [360, 280, 280],
      facts: [
        ['material', materials.polycarbonate],
        ['approval', 'ECE 22.06'],
      ],
      says: translations(`
Umpinainen kypärä kylmään ja tiheään vesakkoon. | Den täckta hjälmen för kyla och tät sly. | A closed helmet for the cold and for dense scrub.
Sähkölämmitteinen visiiri saadaan lisävarusteena; johto menee omaan uraansa. | Eluppvärmt visir finns som tillbehör; kabeln går i ett eget spår. | An electrically heated visor is available as an accessory; its cable has a groove of its own.
Aurinkovisiiri laskeutuu vivusta hanskat kädessä. | Solvisiret fälls ner med ett reglage, även med handskar. | The sun visor comes down with a lever, even with gloves on.
Leuan ilma-aukko ohjaa hengityksen pois visiiristä. | Ventilen vid hakan leder bort andedräkten från visiret. | The chin vent leads your breath away from the visor.
`),
      points: translations(`
Huurtumaton visiiri | Imfritt visir | Anti-fog visor
Sisäinen aurinkovisiiri | Inre solvisir | Inner sun visor
ECE 22.06 -hyväksytty | Godkänd enligt ECE 22.06 | ECE 22.06 approved
`),
    },
    {
      key: 'goggles',
      category: 'ajolasit',
      sizing: 'one',
      picture: 'goggles',
      noun: ['ajolasit', 'körglasögon', 'goggles'],
      share: 22,
      brands: ['vireon', 'kaarna-gear', 'hallakka'],
      series: ['Katse', 'Kirkas', 'Sumu', 'Silmä'],
      colours: ['red', 'blue', 'yellow', 'black'],
      price: [25, 89],
      grams: 280,
      box: [200, 110, 100],
      facts: [['material', materials.polycarbonate]],
      says: translations(`
Kaksoislinssi ei huurru, vaikka pysähdyt kesken nousun. | Dubbellinsen immar inte fast du stannar mitt i backen. | The double lens does not fog, even if you stop halfway up a climb.
Kolmikerroksinen vaahto myötäilee kasvoja ja imee hien. | Skummet i tre lager följer ansiktet och suger upp svett. | Three layers of foam follow the face and absorb sweat.
Sopii silmälasien päälle. | Går utanpå vanliga glasögon. | Fits over spectacles.
Silikoninauha pitää hihnan paikallaan kypärässä. | Silikonremsan håller bandet på plats på hjälmen. | A silicone strip holds the strap in place on the helmet.
`),
      points: translations(`
UV-suoja | UV-skydd | UV protection
Vaihtolinssi kirkas | Klar extralins | Clear spare lens
Valmius repäisykalvoille | Förberedda för tear-off | Ready for tear-offs
`),
    },
    {
      key: 'jacket',
      category: 'ajotakit',
      picture: 'jacket',
      noun: ['ajotakki', 'körjacka', 'riding jacket'],
      share: 30,
      brands: clothes,
      series: ['Routa', 'Kaste', 'Pakkanen', 'Keli', 'Sää', 'Tunne'],
      colours: ['black', 'red', 'navy', 'green'],
      sizing: 'clothing',
      price: [99, 289],
      grams: 1_700,
      box: [450, 350, 120],
      facts: [['material', materials.polyester]],
      says: translations(`
Kalvokangas pitää veden ulkona ja päästää kosteuden pois. | Membrantyget håller vattnet ute och släpper ut fukt. | The membrane fabric keeps water out and lets moisture escape.
Irrotettava vuori tekee takista kolmen vuodenajan vaatteen. | Det löstagbara fodret gör jackan till ett plagg för tre årstider. | The removable lining makes it a jacket for three seasons.
Kyynärpäissä ja olkapäillä on taskut suojille. | Armbågar och axlar har fickor för skydd. | Pockets for protectors at the elbows and shoulders.
Helmassa lumilukko ja selässä pidennys. | Snölås i fållen och förlängd rygg. | A snow skirt in the hem and a longer back.
`),
      points: translations(`
Vesipilari 10 000 mm | Vattenpelare 10 000 mm | Water column 10,000 mm
Teipatut saumat | Tejpade sömmar | Taped seams
Heijastimet edessä ja takana | Reflexer fram och bak | Reflectors front and back
`),
    },
    {
      key: 'trousers',
      category: 'ajohousut',
      picture: 'trousers',
      noun: ['ajohousut', 'körbyxor', 'riding trousers'],
      share: 24,
      brands: clothes,
      series: ['Routa', 'Kaste', 'Pakkanen', 'Keli', 'Juoksu'],
      colours: ['black', 'navy', 'sand'],
      sizing: 'clothing',
      price: [79, 219],
      grams: 1_400,
      box: [420, 340, 110],
      facts: [['material', materials.polyester]],
      says: translations(`
Polvet on muotoiltu taivutettuun asentoon ja vahvistettu aramidilla. | Knäna är formade för böjt läge och förstärkta med aramid. | The knees are shaped for a bent position and reinforced with aramid.
Sivuvetoketju ulottuu vyötäröön asti, joten housut saa saappaiden päälle. | Dragkedjan i sidan går ända upp, så byxorna kan tas på över stövlarna. | The side zip reaches the waist, so the trousers go on over boots.
Henkselit irtoavat ja vyötärö on säädettävä. | Hängslena tas av och midjan kan justeras. | The braces come off and the waist is adjustable.
Istuinosa pitää kosteuden loitolla märälläkin satulalla. | Sitsdelen håller fukten borta även på en våt sadel. | The seat keeps moisture away, even on a wet saddle.
`),
      points: translations(`
Vahvistetut polvet | Förstärkta knän | Reinforced knees
Irrotettavat henkselit | Löstagbara hängslen | Removable braces
Lumilukot lahkeissa | Snölås i benen | Snow gaiters in the legs
`),
    },
    {
      key: 'gloves',
      category: 'ajokasineet',
      picture: 'gloves',
      noun: ['ajokäsineet', 'körhandskar', 'riding gloves'],
      share: 24,
      brands: clothes,
      series: ['Ote', 'Sormi', 'Talvi', 'Tatsi', 'Kämmen'],
      colours: ['black', 'red', 'blue', 'yellow'],
      sizing: 'gloves',
      price: [25, 89],
      grams: 240,
      box: [260, 140, 60],
      facts: [['material', materials.leather]],
      says: translations(`
Vahvistettu kämmen ja ohuet sormenpäät: kaasu tuntuu, kylmä ei. | Förstärkt handflata och tunna fingertoppar: gasen känns, kylan inte. | A reinforced palm and thin fingertips: you feel the throttle, not the cold.
Etusormi toimii kosketusnäytöllä. | Pekfingret fungerar på pekskärm. | The index finger works on a touchscreen.
Pitkä varsi menee takin hihan päälle. | Det långa skaftet går utanpå jackärmen. | The long cuff goes over the jacket sleeve.
Rystysissä joustava suoja oksia vastaan. | Mjukt skydd mot grenar på knogarna. | Flexible protection on the knuckles against branches.
`),
      points: translations(`
Kosketusnäyttösormi | Pekskärmsfinger | Touchscreen finger
Rannekiristys | Åtdragning vid handleden | Wrist adjustment
Vettä hylkivä | Vattenavvisande | Water-repellent
`),
    },
    {
      key: 'rain-suit',
      category: 'sadeasut',
      picture: 'rain-suit',
      noun: ['sadeasu', 'regnställ', 'rain suit'],
      share: 14,
      brands: clothes,
      series: ['Kuuro', 'Ropina', 'Tihku', 'Usva'],
      colours: ['yellow', 'navy', 'green'],
      sizing: 'clothing',
      price: [45, 119],
      grams: 1_100,
      box: [360, 280, 90],
      facts: [['material', materials.polyester]],
      says: translations(`
Kaksiosainen sadeasu vedetään ajovaatteiden päälle. | Det tvådelade regnstället dras på över körkläderna. | The two-piece rain suit goes on over your riding clothes.
Hitsatut saumat eivät vuoda pitkässäkään sateessa. | De svetsade sömmarna läcker inte ens i långvarigt regn. | The welded seams do not leak, even in long rain.
Pakkautuu omaan taskuunsa ja mahtuu laukkuun. | Packas i sin egen ficka och ryms i väskan. | Packs into its own pocket and fits in a bag.
Hengittävä selkäosa laskee höyryn ulos. | Ryggens andning släpper ut ångan. | The vented back lets steam out.
`),
      points: translations(`
Hitsatut saumat | Svetsade sömmar | Welded seams
Pakkauspussi | Packpåse | Packing bag
Heijastinnauhat | Reflexband | Reflective bands
`),
    },
    {
      key: 'boots',
      category: 'ajosaappaat',
      picture: 'boots',
      noun: ['ajosaappaat', 'körstövlar', 'riding boots'],
      share: 22,
      brands: ['kaarna-gear', 'fjallrid', 'vireon'],
      series: ['Askel', 'Kanto', 'Sora', 'Rinne'],
      colours: ['black', 'red', 'sand'],
      sizing: 'boots',
      price: [119, 289],
      grams: 3_300,
      box: [480, 360, 180],
      facts: [['material', materials.leather]],
      says: translations(`
Jäykkä varsi tukee nilkkaa ja suojaa säärtä. | Det styva skaftet stöder fotleden och skyddar smalbenet. | The stiff shaft supports the ankle and protects the shin.
Neljä muovisolkea säätyy portaittain ja vaihtuu ruuvaamatta. | De fyra plastspännena ställs stegvis och byts utan skruvar. | Four plastic buckles adjust in steps and are replaced without screws.
Kumipohja pitää astinlaudalla ja kalliolla. | Gummisulan håller på fotbrädan och på berg. | The rubber sole grips on footboards and on rock.
Vesitiivis sukka ja irtopohjallinen pitävät jalan kuivana. | Den vattentäta strumpan och lösa innersulan håller foten torr. | A waterproof sock and a removable insole keep your foot dry.
`),
      points: translations(`
CE EN 13634 | CE EN 13634 | CE EN 13634
Vaihdettavat soljet | Utbytbara spännen | Replaceable buckles
Vesitiivis | Vattentäta | Waterproof
`),
    },
    {
      key: 'body-armour',
      category: 'polvi-ja-rintasuojat',
      picture: 'body-armour',
      noun: ['suojasarja', 'skyddssats', 'protector set'],
      share: 14,
      brands: ['vireon', 'kaarna-gear'],
      series: ['Kilpi', 'Panssari', 'Haarniska', 'Kuori'],
      sizing: 'clothing',
      colours: ['black', 'orange'],
      price: [49, 149],
      grams: 1_250,
      box: [420, 320, 160],
      facts: [['material', materials.abs]],
      says: translations(`
Rinta, selkä ja polvet samassa sarjassa. | Bröst, rygg och knän i samma sats. | Chest, back and knees in one set.
Kova kuori jakaa iskun ja pehmeä sisus vaimentaa sen. | Det hårda skalet fördelar slaget och det mjuka inre dämpar det. | The hard shell spreads a blow and the soft inside absorbs it.
Säätyy remmeillä takin alle tai päälle. | Justeras med remmar under eller över jackan. | Straps adjust it to go under or over a jacket.
Ilma-aukot pitävät suojan viileänä. | Lufthålen håller skyddet svalt. | Air vents keep it cool.
`),
      points: translations(`
CE EN 1621 | CE EN 1621 | CE EN 1621
Säädettävät hihnat | Ställbara remmar | Adjustable straps
Pestävä vuori | Tvättbart foder | Washable lining
`),
    },
  ],
};
