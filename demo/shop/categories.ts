/** The category tree with three levels: key, Finnish, Swedish and, for the upper two levels, an intro. */
import type { Pair } from '../words.ts';
import { slug } from '../words.ts';

export interface Category {
  id: number;
  parent: number;
  key: string;
  name: Pair;
  /** Empty on the third level, which uses the texts of its products. */
  intro: Pair;
  order: number;
  depth: number;
}

const tree = `
Renkaat ja vanteet | Däck och fälgar | Renkaat, vanteet ja valmiit pyöräsarjat mönkijään mutaan, lumeen ja tielle. | Däck, fälgar och kompletta hjul till fyrhjulingen för lera, snö och väg.
  Renkaat | Däck | Valitse kuvio ajon mukaan: syvä mutaan, tiheä tielle, nastoitettava jäälle. | Välj mönster efter körningen: djupt för lera, tätt för väg, dubbningsbart för is.
    Mutarenkaat | Lerdäck
    Maastorenkaat | Terrängdäck
    Talvirenkaat | Vinterdäck
    Tierenkaat | Vägdäck
  Vanteet | Fälgar | Alumiini keventää, teräs kestää ja beadlock pitää renkaan paikallaan. | Aluminium är lätt, stål tål stötar och beadlock håller däcket på plats.
    Alumiinivanteet | Aluminiumfälgar
    Teräsvanteet | Stålfälgar
    Beadlock-vanteet | Beadlockfälgar
  Rengastarvikkeet | Däcktillbehör | Levikkeet, mutterit ja paikkaustarvikkeet samasta hyllystä. | Spacers, muttrar och reparationssatser från samma hylla.
    Levikepalat | Spacers
    Pyöränmutterit | Hjulmuttrar
    Renkaan paikkaus | Däckreparation
    Valmiit pyöräsarjat | Kompletta hjul
Vinssit | Vinschar | Vinssit, köydet ja asennusosat, jotta kuorma liikkuu ja mönkijä nousee ojasta. | Vinschar, linor och monteringsdelar som får lasset att röra sig och fyrhjulingen ur diket.
  Sähkövinssit | Elvinschar | Vetokyky valitaan koneen painon mukaan: puolitoistakertainen riittää pitkälle. | Välj dragkraft efter maskinens vikt: en och en halv gång räcker långt.
    Vinssit mönkijään | Vinschar till ATV
    Vinssit side-by-side-koneisiin | Vinschar till side-by-side
    Vinssipaketit | Vinschpaket
  Vinssitarvikkeet | Vinschtillbehör | Kuluvat osat ja lisävarusteet kaikkiin yleisiin vinsseihin. | Slitdelar och tillbehör till alla vanliga vinschar.
    Vinssiköydet | Vinschlinor
    Vinssin asennuslevyt | Vinschfästen
    Vinssin ohjaimet | Vinschkontroller
    Koukut ja taljat | Krokar och block
Auraus ja talvi | Plogning och vinter | Piha auki ja sormet lämpiminä: aurat, kiinnikkeet ja talvivarusteet. | Öppen gård och varma fingrar: plogar, fästen och vinterutrustning.
  Auraus | Plogning | Auralevy, työntörunko ja konekohtainen kiinnike muodostavat toimivan auran. | Plogblad, skjutram och maskinanpassat fäste blir en fungerande plog.
    Auralevyt | Plogblad
    Työntörungot | Skjutramar
    Auran kiinnikkeet | Plogfästen
    Auran kulutusosat | Slitdelar till plog
    Aurapaketit | Plogpaket
  Talvivarusteet | Vinterutrustning | Lämpöä ja pitoa pakkaspäiviin. | Värme och grepp för kalla dagar.
    Kahvanlämmittimet | Handtagsvärmare
    Käsisuojat | Handskydd
    Lumiketjut | Snökedjor
    Hiekoittimet | Sandspridare
Laatikot ja säilytys | Boxar och förvaring | Tavara kulkee kuivana ja paikallaan. | Packningen hålls torr och på plats.
  Kuljetuslaatikot | Transportboxar | Lukittavat laatikot eteen ja taakse. | Låsbara boxar fram och bak.
    Takaboksit | Bakboxar
    Etuboksit | Frontboxar
  Laukut ja telineet | Väskor och hållare | Laukut, telineet ja hihnat, joilla kuorma pysyy. | Väskor, hållare och band som håller lasten.
    Mönkijälaukut | ATV-väskor
    Tavaratelineet | Lasträcken
    Kiinnityshihnat | Spännband
    Työkalupidikkeet | Verktygshållare
Ajovarusteet | Körutrustning | Kypärästä saappaisiin: varusteet, jotka kestävät oksia, roiskeita ja räntää. | Från hjälm till stövlar: utrustning som tål grenar, stänk och snöblandat regn.
  Kypärät ja lasit | Hjälmar och glasögon | Hyväksytty kypärä on ajajan tärkein varuste. | En godkänd hjälm är förarens viktigaste utrustning.
    Crosskypärät | Crosshjälmar
    Umpikypärät | Integralhjälmar
    Ajolasit | Körglasögon
  Ajovaatteet | Körkläder | Kerroksia pakkaseen ja tuulta pitävää kuorta kevääseen. | Lager för kylan och vindtäta skal för våren.
    Ajotakit | Körjackor
    Ajohousut | Körbyxor
    Ajokäsineet | Körhandskar
    Sadeasut | Regnställ
  Jalkineet ja suojat | Skor och skydd | Tukea nilkoille ja suojaa polville. | Stöd för anklar och skydd för knän.
    Ajosaappaat | Körstövlar
    Polvi- ja rintasuojat | Knä- och bröstskydd
Moottori ja voimansiirto | Motor och drivlina | Huolto- ja varaosat, joilla kone pysyy käynnissä. | Service- och reservdelar som håller maskinen i gång.
  Moottorin osat | Motordelar | Suodattimet, tulpat ja tiivisteet merkin ja mallin mukaan. | Filter, tändstift och packningar efter märke och modell.
    Ilmansuodattimet | Luftfilter
    Öljynsuodattimet | Oljefilter
    Sytytystulpat | Tändstift
    Tiivistesarjat | Packningssatser
  Voimansiirto | Drivlina | Hihnat, akselit ja laakerit kovaan vetoon. | Remmar, axlar och lager för hårda tag.
    Variaattorihihnat | Variatorremmar
    Variaattorin osat | Variatordelar
    Vetoakselit | Drivaxlar
    Pyöränlaakerit | Hjullager
  Alusta ja ohjaus | Chassi och styrning | Iskunvaimentimet ja nivelet, joilla kone kulkee suoraan. | Stötdämpare och leder som får maskinen att gå rakt.
    Iskunvaimentimet | Stötdämpare
    Pallonivelet ja puslat | Kulleder och bussningar
Jarrut | Bromsar | Jarrupalat, levyt ja letkut, kun pysähtymisen on oltava varmaa. | Bromsbelägg, skivor och slangar när det måste gå att stanna.
  Jarrujen kulutusosat | Slitdelar till bromsar | Vaihda palat ja levyt ennen kuin ääni kertoo siitä. | Byt belägg och skivor innan ljudet säger till.
    Jarrupalat | Bromsbelägg
    Jarrulevyt | Bromsskivor
  Jarrujärjestelmä | Bromssystem | Letkut ja nesteet pitävät poljintuntuman. | Slangar och vätskor håller pedalkänslan.
    Jarruletkut | Bromsslangar
    Jarrunesteet | Bromsvätskor
Sähkö ja valot | El och belysning | Virtaa ja valoa myös marraskuussa. | Ström och ljus även i november.
  Akut ja lataus | Batterier och laddning | Akku, joka käynnistää pakkasessa, ja laturi, joka pitää sen kunnossa. | Batteriet som startar i kylan och laddaren som håller det friskt.
    Akut | Batterier
    Akkulaturit | Batteriladdare
  Valot | Belysning | Lisävalot ajoon ja työhön. | Extraljus för körning och arbete.
    LED-paneelit | LED-ramper
    Työvalot | Arbetsbelysning
    Polttimot | Lampor
  Sähkötarvikkeet | Eltillbehör | Sarjat ja kytkimet siistiin asennukseen. | Kablage och brytare för en snygg installation.
    Johtosarjat | Kablage
    Kytkimet ja pistokkeet | Brytare och uttag
Öljyt ja huolto | Oljor och service | Öljyt, sarjat ja hoitoaineet omatoimiseen huoltoon. | Oljor, satser och vårdmedel för den som servar själv.
  Öljyt | Oljor | Oikea viskositeetti joka koneeseen ja vuodenaikaan. | Rätt viskositet för varje maskin och årstid.
    Moottoriöljyt | Motoroljor
    Vaihteistoöljyt | Växellådsoljor
    Perä- ja tasauspyörästööljyt | Differentialoljor
  Huoltotarvikkeet | Servicetillbehör | Kaikki määräaikaishuoltoon ja pesuun. | Allt till service och tvätt.
    Huoltosarjat | Servicesatser
    Pesu ja hoito | Tvätt och vård
    Rasvat ja sprayt | Fett och sprayer
    Korjausoppaat | Verkstadsböcker
Suojat ja puskurit | Skydd och stötfångare | Pohjasta kahvoihin: suojat, jotka ottavat iskun koneen puolesta. | Från underrede till styre: skydd som tar smällen i maskinens ställe.
  Panssarit ja puskurit | Hasplåtar och stötfångare | Alumiinia ja terästä kivien ja kantojen varalle. | Aluminium och stål mot sten och stubbar.
    Pohjapanssarit | Hasplåtar
    Etupuskurit | Främre stötfångare
    Takapuskurit | Bakre stötfångare
  Tuuli- ja roiskesuojat | Vind- och stänkskydd | Suojaa viimalta ja loalta. | Skydd mot vind och lera.
    Lokasuojan levikkeet | Skärmbreddare
    Tuulilasit | Vindrutor
Telasarjat | Bandsatser | Telat kantavat siellä, missä renkaat uppoavat. | Banden bär där hjulen sjunker.
  Telat mönkijään | Band till ATV | Neljän telan sarjat ja konekohtaiset asennussarjat. | Satser med fyra band och maskinanpassade monteringssatser.
    Telasarjat mönkijään | Bandsatser till ATV
    Telojen asennussarjat | Monteringssatser till band
    Telojen varaosat | Reservdelar till band
Perävaunut ja vetokoukut | Släp och dragkrokar | Kärryt ja kiinnitykset puille, heinille ja hiekalle. | Vagnar och fästen för ved, hö och sand.
  Perävaunut | Släpvagnar | Kippaava piha-ajoon, teliakselinen metsään. | Tippbar för gården, boggi för skogen.
    Kippikärryt | Tippvagnar
    Puutavarakärryt | Timmervagnar
  Vetolaitteet | Draganordningar | Kuulat, sovittimet ja kiinnikkeet. | Kulor, adaptrar och fästen.
    Vetokuulat | Dragkulor
    Vetokoukun kiinnikkeet | Dragkroksfästen
Metsä ja maatila | Skog och lantgård | Työlaitteet, jotka tekevät mönkijästä pienen traktorin. | Redskapen som gör fyrhjulingen till en liten traktor.
  Työlaitteet | Redskap | Ruiskut, levittimet ja lanat perään tai telineelle. | Sprutor, spridare och harvar bakom eller på räcket.
    Ruiskut | Sprutor
    Levittimet | Spridare
    Lanat ja äkeet | Sladdar och harvar
Tarvikkeet | Tillbehör | Pienet asiat, jotka tekevät ajosta mukavampaa. | Det lilla som gör körningen bekvämare.
  Säilytys ja siirto | Uppställning och transport | Peitteet ja rampit tallille ja matkalle. | Kapell och ramper för garaget och resan.
    Suojapeitteet | Kapell
    Ajorampit | Ramper
  Ajomukavuus | Körkomfort | Peilit, istuimet ja pidikkeet pitkiin päiviin. | Speglar, säten och hållare för långa dagar.
    Peilit | Speglar
    Istuimen päälliset | Sitsöverdrag
    Puhelinpidikkeet | Mobilhållare
`;

function read(): readonly Category[] {
  const path: Category[] = [];
  const orders = new Map<number, number>();
  return tree
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, index) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const [fi = '', sv = '', introFi = '', introSv = ''] = line.split('|').map(part => part.trim());
      const parent = depth === 0 ? 0 : (path[depth - 1]?.id ?? 0);
      const order = (orders.get(parent) ?? 0) + 1;
      orders.set(parent, order);
      const category: Category = {
        id: 100 + index,
        parent,
        key: slug(fi),
        name: [fi, sv],
        intro: [introFi, introSv],
        order,
        depth,
      };
      path[depth] = category;
      return category;
    });
}

export const categories = read();
const byKey = new Map(categories.map(category => [category.key, category]));
const byId = new Map(categories.map(category => [category.id, category]));

export function categoryOf(key: string): Category {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`No category ${key}`);
  return found;
}

/** The category and all its ancestors, from the leaf up. */
export function lineageOf(category: Category): readonly Category[] {
  const parent = byId.get(category.parent);
  return parent === undefined ? [category] : [category, ...lineageOf(parent)];
}
