/** What the rider wears, from helmet to boots. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const clothes = ['kaarna-gear', 'fjallrid', 'hallakka'];

export const ridingGear: Family = {
  key: 'riding-gear',
  isWorn: true,
  suits: ['mönkijällä ajavalle', 'för dig som kör fyrhjuling'],
  general: ['', ''],
  uses: pairs(`
Leikkaus on tehty ajoasentoon: hihat ja lahkeet eivät nouse, kun istut koneen päällä. | Passformen är gjord för körställning: ärmar och ben glider inte upp när du sitter på maskinen.
Kokotaulukko on tuotesivulla. Jos olet kahden koon välissä, valitse suurempi, niin alle mahtuu kerros. | Storlekstabellen finns på produktsidan. Ligger du mellan två storlekar, välj den större så ryms ett lager under.
Käy työhön ja vaellukselle yhtä hyvin kuin radalle. | Passar lika bra för arbete och tur som på banan.
Voit sovittaa kotona rauhassa: vaihto ja palautus onnistuvat 14 päivän ajan. | Du kan prova hemma i lugn och ro: byte och retur går i 14 dagar.
`),
  care: pairs(`
Pese hoito-ohjeen mukaan ja kuivaa huoneenlämmössä, ei patterin päällä. | Tvätta enligt skötselrådet och torka i rumstemperatur, inte på element.
Tarkista soljet, saumat ja tarrat ennen kauden alkua. | Kontrollera spännen, sömmar och kardborrband före säsongen.
Varuste vähentää vammojen riskiä mutta ei korvaa varovaisuutta. | Utrustningen minskar skaderisken men ersätter inte försiktighet.
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
      says: pairs(`
Pitkä lippa ja avara näköaukko: lasit mahtuvat hyvin ja oksat pysyvät loitolla. | Lång skärm och vid öppning: glasögonen ryms väl och grenarna hålls borta.
Kaksitoista ilmakanavaa pitää pään viileänä raskaassa ajossa. | Tolv luftkanaler håller huvudet svalt vid tung körning.
Vuori irtoaa pesua varten ja kuivuu yössä. | Fodret tas loss för tvätt och torkar över natten.
Kaksois-D-lukko pysyy kiinni ja aukeaa yhdestä vedosta. | Dubbel-D-spännet håller och öppnas med ett drag.
`),
      points: pairs(`
Irrotettava vuori | Löstagbart foder
Säädettävä lippa | Ställbar skärm
ECE 22.06 -hyväksytty | Godkänd enligt ECE 22.06
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
      says: pairs(`
Umpinainen kypärä kylmään ja tiheään vesakkoon. | Den täckta hjälmen för kyla och tät sly.
Sähkölämmitteinen visiiri saadaan lisävarusteena; johto menee omaan uraansa. | Eluppvärmt visir finns som tillbehör; kabeln går i ett eget spår.
Aurinkovisiiri laskeutuu vivusta hanskat kädessä. | Solvisiret fälls ner med ett reglage, även med handskar.
Leuan ilma-aukko ohjaa hengityksen pois visiiristä. | Ventilen vid hakan leder bort andedräkten från visiret.
`),
      points: pairs(`
Huurtumaton visiiri | Imfritt visir
Sisäinen aurinkovisiiri | Inre solvisir
ECE 22.06 -hyväksytty | Godkänd enligt ECE 22.06
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
      says: pairs(`
Kaksoislinssi ei huurru, vaikka pysähdyt kesken nousun. | Dubbellinsen immar inte fast du stannar mitt i backen.
Kolmikerroksinen vaahto myötäilee kasvoja ja imee hien. | Skummet i tre lager följer ansiktet och suger upp svett.
Sopii silmälasien päälle. | Går utanpå vanliga glasögon.
Silikoninauha pitää hihnan paikallaan kypärässä. | Silikonremsan håller bandet på plats på hjälmen.
`),
      points: pairs(`
UV-suoja | UV-skydd
Vaihtolinssi kirkas | Klar extralins
Valmius repäisykalvoille | Förberedda för tear-off
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
      says: pairs(`
Kalvokangas pitää veden ulkona ja päästää kosteuden pois. | Membrantyget håller vattnet ute och släpper ut fukt.
Irrotettava vuori tekee takista kolmen vuodenajan vaatteen. | Det löstagbara fodret gör jackan till ett plagg för tre årstider.
Kyynärpäissä ja olkapäillä on taskut suojille. | Armbågar och axlar har fickor för skydd.
Helmassa lumilukko ja selässä pidennys. | Snölås i fållen och förlängd rygg.
`),
      points: pairs(`
Vesipilari 10 000 mm | Vattenpelare 10 000 mm
Teipatut saumat | Tejpade sömmar
Heijastimet edessä ja takana | Reflexer fram och bak
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
      says: pairs(`
Polvet on muotoiltu taivutettuun asentoon ja vahvistettu aramidilla. | Knäna är formade för böjt läge och förstärkta med aramid.
Sivuvetoketju ulottuu vyötäröön asti, joten housut saa saappaiden päälle. | Dragkedjan i sidan går ända upp, så byxorna kan tas på över stövlarna.
Henkselit irtoavat ja vyötärö on säädettävä. | Hängslena tas av och midjan kan justeras.
Istuinosa pitää kosteuden loitolla märälläkin satulalla. | Sitsdelen håller fukten borta även på en våt sadel.
`),
      points: pairs(`
Vahvistetut polvet | Förstärkta knän
Irrotettavat henkselit | Löstagbara hängslen
Lumilukot lahkeissa | Snölås i benen
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
      says: pairs(`
Vahvistettu kämmen ja ohuet sormenpäät: kaasu tuntuu, kylmä ei. | Förstärkt handflata och tunna fingertoppar: gasen känns, kylan inte.
Etusormi toimii kosketusnäytöllä. | Pekfingret fungerar på pekskärm.
Pitkä varsi menee takin hihan päälle. | Det långa skaftet går utanpå jackärmen.
Rystysissä joustava suoja oksia vastaan. | Mjukt skydd mot grenar på knogarna.
`),
      points: pairs(`
Kosketusnäyttösormi | Pekskärmsfinger
Rannekiristys | Åtdragning vid handleden
Vettä hylkivä | Vattenavvisande
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
      says: pairs(`
Kaksiosainen sadeasu vedetään ajovaatteiden päälle. | Det tvådelade regnstället dras på över körkläderna.
Hitsatut saumat eivät vuoda pitkässäkään sateessa. | De svetsade sömmarna läcker inte ens i långvarigt regn.
Pakkautuu omaan taskuunsa ja mahtuu laukkuun. | Packas i sin egen ficka och ryms i väskan.
Hengittävä selkäosa laskee höyryn ulos. | Ryggens andning släpper ut ångan.
`),
      points: pairs(`
Hitsatut saumat | Svetsade sömmar
Pakkauspussi | Packpåse
Heijastinnauhat | Reflexband
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
      says: pairs(`
Jäykkä varsi tukee nilkkaa ja suojaa säärtä. | Det styva skaftet stöder fotleden och skyddar smalbenet.
Neljä muovisolkea säätyy portaittain ja vaihtuu ruuvaamatta. | De fyra plastspännena ställs stegvis och byts utan skruvar.
Kumipohja pitää astinlaudalla ja kalliolla. | Gummisulan håller på fotbrädan och på berg.
Vesitiivis sukka ja irtopohjallinen pitävät jalan kuivana. | Den vattentäta strumpan och lösa innersulan håller foten torr.
`),
      points: pairs(`
CE EN 13634 | CE EN 13634
Vaihdettavat soljet | Utbytbara spännen
Vesitiivis | Vattentäta
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
      says: pairs(`
Rinta, selkä ja polvet samassa sarjassa. | Bröst, rygg och knän i samma sats.
Kova kuori jakaa iskun ja pehmeä sisus vaimentaa sen. | Det hårda skalet fördelar slaget och det mjuka inre dämpar det.
Säätyy remmeillä takin alle tai päälle. | Justeras med remmar under eller över jackan.
Ilma-aukot pitävät suojan viileänä. | Lufthålen håller skyddet svalt.
`),
      points: pairs(`
CE EN 1621 | CE EN 1621
Säädettävät hihnat | Ställbara remmar
Pestävä vuori | Tvättbart foder
`),
    },
  ],
};
