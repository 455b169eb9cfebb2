/** The category tree with three levels: the name in every language and, for the upper two levels, an intro. */
import type { Translated } from '../words.ts';
import { slug } from '../words.ts';

export interface Category {
  id: number;
  parent: number;
  key: string;
  name: Translated;
  /** Empty on the third level, which uses the texts of its products. */
  intro: Translated;
  order: number;
  depth: number;
}

const tree = `
Renkaat ja vanteet | Däck och fälgar | Tyres and rims | Renkaat, vanteet ja valmiit pyöräsarjat mönkijään mutaan, lumeen ja tielle. | Däck, fälgar och kompletta hjul till fyrhjulingen för lera, snö och väg. | Tyres, rims and complete wheels for your ATV, for mud, snow and road.
  Renkaat | Däck | Tyres | Valitse kuvio ajon mukaan: syvä mutaan, tiheä tielle, nastoitettava jäälle. | Välj mönster efter körningen: djupt för lera, tätt för väg, dubbningsbart för is. | Choose the tread for the way you ride: deep for mud, tight for the road, studdable for ice.
    Mutarenkaat | Lerdäck | Mud tyres
    Maastorenkaat | Terrängdäck | Trail tyres
    Talvirenkaat | Vinterdäck | Winter tyres
    Tierenkaat | Vägdäck | Road tyres
  Vanteet | Fälgar | Rims | Alumiini keventää, teräs kestää ja beadlock pitää renkaan paikallaan. | Aluminium är lätt, stål tål stötar och beadlock håller däcket på plats. | Aluminium saves weight, steel takes the knocks and beadlock keeps the tyre in place.
    Alumiinivanteet | Aluminiumfälgar | Aluminium rims
    Teräsvanteet | Stålfälgar | Steel rims
    Beadlock-vanteet | Beadlockfälgar | Beadlock rims
  Rengastarvikkeet | Däcktillbehör | Tyre accessories | Levikkeet, mutterit ja paikkaustarvikkeet samasta hyllystä. | Spacers, muttrar och reparationssatser från samma hylla. | Spacers, nuts and puncture repair kits, all in one place.
    Levikepalat | Spacers | Wheel spacers
    Pyöränmutterit | Hjulmuttrar | Wheel nuts
    Renkaan paikkaus | Däckreparation | Tyre repair
    Valmiit pyöräsarjat | Kompletta hjul | Complete wheels
Vinssit | Vinschar | Winches | Vinssit, köydet ja asennusosat, jotta kuorma liikkuu ja mönkijä nousee ojasta. | Vinschar, linor och monteringsdelar som får lasset att röra sig och fyrhjulingen ur diket. | Winches, ropes and mounting parts to shift the load and get your ATV out of the ditch.
  Sähkövinssit | Elvinschar | Electric winches | Vetokyky valitaan koneen painon mukaan: puolitoistakertainen riittää pitkälle. | Välj dragkraft efter maskinens vikt: en och en halv gång räcker långt. | Choose the pulling capacity by the weight of your machine: one and a half times goes a long way.
    Vinssit mönkijään | Vinschar till ATV | Winches for ATVs
    Vinssit side-by-side-koneisiin | Vinschar till side-by-side | Winches for side-by-sides
    Vinssipaketit | Vinschpaket | Winch packages
  Vinssitarvikkeet | Vinschtillbehör | Winch accessories | Kuluvat osat ja lisävarusteet kaikkiin yleisiin vinsseihin. | Slitdelar och tillbehör till alla vanliga vinschar. | Wear parts and accessories for all common winches.
    Vinssiköydet | Vinschlinor | Winch ropes
    Vinssin asennuslevyt | Vinschfästen | Winch mounting plates
    Vinssin ohjaimet | Vinschkontroller | Winch controls
    Koukut ja taljat | Krokar och block | Hooks and pulleys
Auraus ja talvi | Plogning och vinter | Ploughing and winter | Piha auki ja sormet lämpiminä: aurat, kiinnikkeet ja talvivarusteet. | Öppen gård och varma fingrar: plogar, fästen och vinterutrustning. | A clear yard and warm fingers: ploughs, mounts and winter equipment.
  Auraus | Plogning | Ploughing | Auralevy, työntörunko ja konekohtainen kiinnike muodostavat toimivan auran. | Plogblad, skjutram och maskinanpassat fäste blir en fungerande plog. | Blade, push frame and a mount made for your machine: together they make a working plough.
    Auralevyt | Plogblad | Plough blades
    Työntörungot | Skjutramar | Push frames
    Auran kiinnikkeet | Plogfästen | Plough mounts
    Auran kulutusosat | Slitdelar till plog | Plough wear parts
    Aurapaketit | Plogpaket | Plough packages
  Talvivarusteet | Vinterutrustning | Winter equipment | Lämpöä ja pitoa pakkaspäiviin. | Värme och grepp för kalla dagar. | Warmth and grip for freezing days.
    Kahvanlämmittimet | Handtagsvärmare | Heated grips
    Käsisuojat | Handskydd | Hand guards
    Lumiketjut | Snökedjor | Snow chains
    Hiekoittimet | Sandspridare | Sand spreaders
Laatikot ja säilytys | Boxar och förvaring | Boxes and storage | Tavara kulkee kuivana ja paikallaan. | Packningen hålls torr och på plats. | Keeps your gear dry and in its place.
  Kuljetuslaatikot | Transportboxar | Cargo boxes | Lukittavat laatikot eteen ja taakse. | Låsbara boxar fram och bak. | Lockable boxes for front and rear.
    Takaboksit | Bakboxar | Rear boxes
    Etuboksit | Frontboxar | Front boxes
  Laukut ja telineet | Väskor och hållare | Bags and racks | Laukut, telineet ja hihnat, joilla kuorma pysyy. | Väskor, hållare och band som håller lasten. | Bags, racks and straps that keep the load where you put it.
    Mönkijälaukut | ATV-väskor | ATV bags
    Tavaratelineet | Lasträcken | Cargo racks
    Kiinnityshihnat | Spännband | Tie-down straps
    Työkalupidikkeet | Verktygshållare | Tool holders
Ajovarusteet | Körutrustning | Riding gear | Kypärästä saappaisiin: varusteet, jotka kestävät oksia, roiskeita ja räntää. | Från hjälm till stövlar: utrustning som tål grenar, stänk och snöblandat regn. | From helmet to boots: gear that stands up to branches, spray and sleet.
  Kypärät ja lasit | Hjälmar och glasögon | Helmets and goggles | Hyväksytty kypärä on ajajan tärkein varuste. | En godkänd hjälm är förarens viktigaste utrustning. | An approved helmet is a rider’s most important piece of gear.
    Crosskypärät | Crosshjälmar | Motocross helmets
    Umpikypärät | Integralhjälmar | Full-face helmets
    Ajolasit | Körglasögon | Goggles
  Ajovaatteet | Körkläder | Riding clothes | Kerroksia pakkaseen ja tuulta pitävää kuorta kevääseen. | Lager för kylan och vindtäta skal för våren. | Layers for the cold and windproof shells for spring.
    Ajotakit | Körjackor | Riding jackets
    Ajohousut | Körbyxor | Riding trousers
    Ajokäsineet | Körhandskar | Riding gloves
    Sadeasut | Regnställ | Rain suits
  Jalkineet ja suojat | Skor och skydd | Boots and protectors | Tukea nilkoille ja suojaa polville. | Stöd för anklar och skydd för knän. | Support for your ankles and protection for your knees.
    Ajosaappaat | Körstövlar | Riding boots
    Polvi- ja rintasuojat | Knä- och bröstskydd | Knee and chest protectors
Moottori ja voimansiirto | Motor och drivlina | Engine and drivetrain | Huolto- ja varaosat, joilla kone pysyy käynnissä. | Service- och reservdelar som håller maskinen i gång. | Service and spare parts that keep your machine running.
  Moottorin osat | Motordelar | Engine parts | Suodattimet, tulpat ja tiivisteet merkin ja mallin mukaan. | Filter, tändstift och packningar efter märke och modell. | Filters, spark plugs and gaskets by make and model.
    Ilmansuodattimet | Luftfilter | Air filters
    Öljynsuodattimet | Oljefilter | Oil filters
    Sytytystulpat | Tändstift | Spark plugs
    Tiivistesarjat | Packningssatser | Gasket kits
  Voimansiirto | Drivlina | Drivetrain | Hihnat, akselit ja laakerit kovaan vetoon. | Remmar, axlar och lager för hårda tag. | Belts, shafts and bearings for hard work.
    Variaattorihihnat | Variatorremmar | CVT belts
    Variaattorin osat | Variatordelar | CVT parts
    Vetoakselit | Drivaxlar | Drive shafts
    Pyöränlaakerit | Hjullager | Wheel bearings
  Alusta ja ohjaus | Chassi och styrning | Chassis and steering | Iskunvaimentimet ja nivelet, joilla kone kulkee suoraan. | Stötdämpare och leder som får maskinen att gå rakt. | Shock absorbers and joints that keep your machine tracking straight.
    Iskunvaimentimet | Stötdämpare | Shock absorbers
    Pallonivelet ja puslat | Kulleder och bussningar | Ball joints and bushings
Jarrut | Bromsar | Brakes | Jarrupalat, levyt ja letkut, kun pysähtymisen on oltava varmaa. | Bromsbelägg, skivor och slangar när det måste gå att stanna. | Pads, discs and hoses for when stopping is not optional.
  Jarrujen kulutusosat | Slitdelar till bromsar | Brake wear parts | Vaihda palat ja levyt ennen kuin ääni kertoo siitä. | Byt belägg och skivor innan ljudet säger till. | Replace pads and discs before the noise tells you to.
    Jarrupalat | Bromsbelägg | Brake pads
    Jarrulevyt | Bromsskivor | Brake discs
  Jarrujärjestelmä | Bromssystem | Brake system | Letkut ja nesteet pitävät poljintuntuman. | Slangar och vätskor håller pedalkänslan. | Hoses and fluids that keep the pedal firm.
    Jarruletkut | Bromsslangar | Brake hoses
    Jarrunesteet | Bromsvätskor | Brake fluids
Sähkö ja valot | El och belysning | Electrics and lights | Virtaa ja valoa myös marraskuussa. | Ström och ljus även i november. | Power and light, even in November.
  Akut ja lataus | Batterier och laddning | Batteries and charging | Akku, joka käynnistää pakkasessa, ja laturi, joka pitää sen kunnossa. | Batteriet som startar i kylan och laddaren som håller det friskt. | A battery that starts in the cold and a charger that keeps it healthy.
    Akut | Batterier | Batteries
    Akkulaturit | Batteriladdare | Battery chargers
  Valot | Belysning | Lights | Lisävalot ajoon ja työhön. | Extraljus för körning och arbete. | Extra lights for riding and working.
    LED-paneelit | LED-ramper | LED light bars
    Työvalot | Arbetsbelysning | Work lights
    Polttimot | Lampor | Bulbs
  Sähkötarvikkeet | Eltillbehör | Electrical accessories | Sarjat ja kytkimet siistiin asennukseen. | Kablage och brytare för en snygg installation. | Harnesses and switches for a tidy installation.
    Johtosarjat | Kablage | Wiring harnesses
    Kytkimet ja pistokkeet | Brytare och uttag | Switches and sockets
Öljyt ja huolto | Oljor och service | Oils and service | Öljyt, sarjat ja hoitoaineet omatoimiseen huoltoon. | Oljor, satser och vårdmedel för den som servar själv. | Oils, kits and care products for doing your own servicing.
  Öljyt | Oljor | Oils | Oikea viskositeetti joka koneeseen ja vuodenaikaan. | Rätt viskositet för varje maskin och årstid. | The right viscosity for every machine and season.
    Moottoriöljyt | Motoroljor | Engine oils
    Vaihteistoöljyt | Växellådsoljor | Gearbox oils
    Perä- ja tasauspyörästööljyt | Differentialoljor | Differential oils
  Huoltotarvikkeet | Servicetillbehör | Service supplies | Kaikki määräaikaishuoltoon ja pesuun. | Allt till service och tvätt. | Everything for scheduled servicing and washing.
    Huoltosarjat | Servicesatser | Service kits
    Pesu ja hoito | Tvätt och vård | Washing and care
    Rasvat ja sprayt | Fett och sprayer | Greases and sprays
    Korjausoppaat | Verkstadsböcker | Workshop manuals
Suojat ja puskurit | Skydd och stötfångare | Guards and bumpers | Pohjasta kahvoihin: suojat, jotka ottavat iskun koneen puolesta. | Från underrede till styre: skydd som tar smällen i maskinens ställe. | From underbody to handlebars: protection that takes the knock so your machine doesn’t have to.
  Panssarit ja puskurit | Hasplåtar och stötfångare | Skid plates and bumpers | Alumiinia ja terästä kivien ja kantojen varalle. | Aluminium och stål mot sten och stubbar. | Aluminium and steel against rocks and stumps.
    Pohjapanssarit | Hasplåtar | Skid plates
    Etupuskurit | Främre stötfångare | Front bumpers
    Takapuskurit | Bakre stötfångare | Rear bumpers
  Tuuli- ja roiskesuojat | Vind- och stänkskydd | Wind and splash guards | Suojaa viimalta ja loalta. | Skydd mot vind och lera. | Protection from wind and mud.
    Lokasuojan levikkeet | Skärmbreddare | Fender extensions
    Tuulilasit | Vindrutor | Windscreens
Telasarjat | Bandsatser | Track kits | Telat kantavat siellä, missä renkaat uppoavat. | Banden bär där hjulen sjunker. | Tracks carry you where tyres sink.
  Telat mönkijään | Band till ATV | Tracks for ATVs | Neljän telan sarjat ja konekohtaiset asennussarjat. | Satser med fyra band och maskinanpassade monteringssatser. | Sets of four tracks and mounting kits for each machine.
    Telasarjat mönkijään | Bandsatser till ATV | Track kits for ATVs
    Telojen asennussarjat | Monteringssatser till band | Track mounting kits
    Telojen varaosat | Reservdelar till band | Track spare parts
Perävaunut ja vetokoukut | Släp och dragkrokar | Trailers and tow hitches | Kärryt ja kiinnitykset puille, heinille ja hiekalle. | Vagnar och fästen för ved, hö och sand. | Trailers and hitches for firewood, hay and sand.
  Perävaunut | Släpvagnar | Trailers | Kippaava piha-ajoon, teliakselinen metsään. | Tippbar för gården, boggi för skogen. | Tipping for the yard, tandem axle for the forest.
    Kippikärryt | Tippvagnar | Tipping trailers
    Puutavarakärryt | Timmervagnar | Timber trailers
  Vetolaitteet | Draganordningar | Towing equipment | Kuulat, sovittimet ja kiinnikkeet. | Kulor, adaptrar och fästen. | Balls, adapters and mounts.
    Vetokuulat | Dragkulor | Tow balls
    Vetokoukun kiinnikkeet | Dragkroksfästen | Tow hitch mounts
Metsä ja maatila | Skog och lantgård | Forest and farm | Työlaitteet, jotka tekevät mönkijästä pienen traktorin. | Redskapen som gör fyrhjulingen till en liten traktor. | Implements that turn your ATV into a small tractor.
  Työlaitteet | Redskap | Implements | Ruiskut, levittimet ja lanat perään tai telineelle. | Sprutor, spridare och harvar bakom eller på räcket. | Sprayers, spreaders and drags to tow behind or fit on the rack.
    Ruiskut | Sprutor | Sprayers
    Levittimet | Spridare | Spreaders
    Lanat ja äkeet | Sladdar och harvar | Drags and harrows
Tarvikkeet | Tillbehör | Accessories | Pienet asiat, jotka tekevät ajosta mukavampaa. | Det lilla som gör körningen bekvämare. | The little things that make riding more comfortable.
  Säilytys ja siirto | Uppställning och transport | Storage and transport | Peitteet ja rampit tallille ja matkalle. | Kapell och ramper för garaget och resan. | Covers and ramps for the garage and the road.
    Suojapeitteet | Kapell | Covers
    Ajorampit | Ramper | Ramps
  Ajomukavuus | Körkomfort | Comfort | Peilit, istuimet ja pidikkeet pitkiin päiviin. | Speglar, säten och hållare för långa dagar. | Mirrors, seats and holders for long days.
    Peilit | Speglar | Mirrors
    Istuimen päälliset | Sitsöverdrag | Seat covers
    Puhelinpidikkeet | Mobilhållare | Phone holders
`;

function read(): readonly Category[] {
  const path: Category[] = [];
  const orders = new Map<number, number>();
  return tree
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, index) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const [fi = '', sv = '', en = '', ...intro] = line.split('|').map(part => part.trim());
      const [introFi = '', introSv = '', introEn = ''] = intro;
      const parent = depth === 0 ? 0 : (path[depth - 1]?.id ?? 0);
      const order = (orders.get(parent) ?? 0) + 1;
      orders.set(parent, order);
      const category: Category = {
        id: 100 + index,
        parent,
        key: slug(fi),
        name: [fi, sv, en],
        intro: [introFi, introSv, introEn],
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
