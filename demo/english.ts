/** English for the Finnish texts of the demo data: names of products, categories, specifications, menus and pages. Sentences are not translated; the shop shows them in its fallback language. */

const dictionary = `
LED-paneeli | LED light bar
LED-polttimopari | LED bulbs, pair
ajohousut | riding trousers
ajokäsineet | riding gloves
ajolasit | goggles
ajoramppipari | ramps, pair
ajosaappaat | riding boots
ajotakki | riding jacket
akku | battery
akkulaturi | battery charger
alumiinivanne | aluminium rim
auralevy | plough blade
auran kiinnike | plough mount
auran kulutusterä | plough wear edge
aurapaketti | plough package
beadlock-vanne | beadlock rim
crosskypärä | motocross helmet
etuboksi | front box
etupuskuri | front bumper
hiekoitin | sand spreader
huoltosarja | service kit
ilmansuodatin | air filter
iskunvaimennin | shock absorber
istuinpäällinen | seat cover
jarruletkusarja | brake hose kit
jarrulevy | brake disc
jarruneste | brake fluid
jarrupalasarja | brake pad set
johtosarja | wiring harness
kahvanlämmittimet | heated grips
kiinnityshihnasarja | tie-down strap set
kippikärry | tipping trailer
korjausopas | workshop manual
käsisuojat | hand guards
lana | drag harrow
levikepalapari | wheel spacers, pair
levitin | spreader
lokasuojan levikesarja | fender extension kit
lumiketjupari | snow chains, pair
maastorengas | trail tyre
maastosuojapeite | camouflage cover
moottoriöljy | engine oil
mutarengas | mud tyre
mönkijälaukku | ATV bag
pallonivelsarja | ball joint kit
peilipari | mirrors, pair
pesuaine | cleaner
pohjapanssari | skid plate
puhelinpidike | phone holder
puutavarakärry | timber trailer
pyöränlaakerisarja | wheel bearing kit
pyöränmutterisarja | wheel nut set
pyöräsarja | wheel set
renkaan paikkaussarja | tyre repair kit
ruisku | sprayer
sadeasu | rain suit
suojapeite | cover
suojasarja | protector set
sytytystulppa | spark plug
takaboksi | rear box
takapuskuri | rear bumper
taljapyörä | snatch block
talvirengas | winter tyre
tasauspyörästööljy | differential oil
tavarateline | cargo rack
telan tukipyörä | track bogie wheel
telasarja | track kit
telojen asennussarja | track mounting kit
teräsvanne | steel rim
tierengas | road tyre
tiivistesarja | gasket kit
tuulilasi | windscreen
työkalupidike | tool holder
työntörunko | push frame
työvalo | work light
umpikypärä | full-face helmet
vaihteistoöljy | gearbox oil
variaattorihihna | CVT belt
variaattorin rullasarja | CVT roller set
vetoakseli | drive shaft
vetokoukun kiinnike | tow hitch mount
vetokuula | tow ball
vinssi | winch
vinssiköysi | winch rope
vinssin asennuslevy | winch mounting plate
vinssin kauko-ohjain | winch remote control
vinssipaketti | winch package
virtapistoke | power socket
yleisrasva | general-purpose grease
öljynsuodatin | oil filter
1 valolle | for 1 light
2 valolle | for 2 lights
4 valolle | for 4 lights
etu | front
taka | rear
korkea | high
matala | low
Etu | Front
Taka | Rear
Etu ja taka | Front and rear
Punainen | Red
Sininen | Blue
Oranssi | Orange
Vihreä | Green
Musta | Black
Keltainen | Yellow
Violetti | Purple
Turkoosi | Turquoise
Hiekka | Sand
Tummansininen | Navy blue
Vaaleansininen | Light blue
Limenvihreä | Lime green
Harmaa | Grey
Kastanjanruskea | Chestnut brown
Havumetsä | Conifer forest
Kaislikko | Reeds
Lumimaasto | Snow
Ruskamaasto | Autumn leaves
Huomiokuosi | High visibility
Sopivuus | Fit
Mitat | Dimensions
Materiaali ja väri | Material and colour
Tekniset tiedot | Technical data
Muut tiedot | Other details
Ajoneuvo | Vehicle
Koko | Size
Vannekoko | Rim size
Leveys | Width
Pituus | Length
Tilavuus | Volume
Paksuus | Thickness
Materiaali | Material
Väri | Colour
Vetokyky | Pulling capacity
Kantavuus | Load capacity
Jännite | Voltage
Teho | Power
Valovirta | Luminous flux
Kapasiteetti | Capacity
Viskositeetti | Viscosity
Pulttijako | Bolt pattern
Offset | Offset
Kudosluokka | Ply rating
Asennuspaikka | Position
Hyväksyntä | Approval
Kotelointiluokka | Protection class
Kierre | Thread
Kieli | Language
Pakkauksessa | In the pack
Takuu | Warranty
Teräs | Steel
Ruostumaton teräs | Stainless steel
Alumiini | Aluminium
Kumi | Rubber
HDPE-muovi | HDPE plastic
Polyesteri | Polyester
Synteettinen kuitu | Synthetic fibre
Nahka ja tekstiili | Leather and textile
ABS-muovi | ABS plastic
Polykarbonaatti | Polycarbonate
Sintrattu metalli | Sintered metal
Aramidikuitu | Aramid fibre
12 kk | 12 months
24 kk | 24 months
36 kk | 36 months
60 kk | 60 months
Renkaat ja vanteet | Tyres and rims
Renkaat | Tyres
Mutarenkaat | Mud tyres
Maastorenkaat | Trail tyres
Talvirenkaat | Winter tyres
Tierenkaat | Road tyres
Vanteet | Rims
Alumiinivanteet | Aluminium rims
Teräsvanteet | Steel rims
Beadlock-vanteet | Beadlock rims
Rengastarvikkeet | Tyre accessories
Levikepalat | Wheel spacers
Pyöränmutterit | Wheel nuts
Renkaan paikkaus | Tyre repair
Valmiit pyöräsarjat | Complete wheels
Vinssit | Winches
Sähkövinssit | Electric winches
Vinssit mönkijään | Winches for ATVs
Vinssit side-by-side-koneisiin | Winches for side-by-sides
Vinssipaketit | Winch packages
Vinssitarvikkeet | Winch accessories
Vinssiköydet | Winch ropes
Vinssin asennuslevyt | Winch mounting plates
Vinssin ohjaimet | Winch controls
Koukut ja taljat | Hooks and pulleys
Auraus ja talvi | Ploughing and winter
Auraus | Ploughing
Auralevyt | Plough blades
Työntörungot | Push frames
Auran kiinnikkeet | Plough mounts
Auran kulutusosat | Plough wear parts
Aurapaketit | Plough packages
Talvivarusteet | Winter equipment
Kahvanlämmittimet | Heated grips
Käsisuojat | Hand guards
Lumiketjut | Snow chains
Hiekoittimet | Sand spreaders
Laatikot ja säilytys | Boxes and storage
Kuljetuslaatikot | Cargo boxes
Takaboksit | Rear boxes
Etuboksit | Front boxes
Laukut ja telineet | Bags and racks
Mönkijälaukut | ATV bags
Tavaratelineet | Cargo racks
Kiinnityshihnat | Tie-down straps
Työkalupidikkeet | Tool holders
Ajovarusteet | Riding gear
Kypärät ja lasit | Helmets and goggles
Crosskypärät | Motocross helmets
Umpikypärät | Full-face helmets
Ajolasit | Goggles
Ajovaatteet | Riding clothes
Ajotakit | Riding jackets
Ajohousut | Riding trousers
Ajokäsineet | Riding gloves
Sadeasut | Rain suits
Jalkineet ja suojat | Boots and protectors
Ajosaappaat | Riding boots
Polvi- ja rintasuojat | Knee and chest protectors
Moottori ja voimansiirto | Engine and drivetrain
Moottorin osat | Engine parts
Ilmansuodattimet | Air filters
Öljynsuodattimet | Oil filters
Sytytystulpat | Spark plugs
Tiivistesarjat | Gasket kits
Voimansiirto | Drivetrain
Variaattorihihnat | CVT belts
Variaattorin osat | CVT parts
Vetoakselit | Drive shafts
Pyöränlaakerit | Wheel bearings
Alusta ja ohjaus | Chassis and steering
Iskunvaimentimet | Shock absorbers
Pallonivelet ja puslat | Ball joints and bushings
Jarrut | Brakes
Jarrujen kulutusosat | Brake wear parts
Jarrupalat | Brake pads
Jarrulevyt | Brake discs
Jarrujärjestelmä | Brake system
Jarruletkut | Brake hoses
Jarrunesteet | Brake fluids
Sähkö ja valot | Electrics and lights
Akut ja lataus | Batteries and charging
Akut | Batteries
Akkulaturit | Battery chargers
Valot | Lights
LED-paneelit | LED light bars
Työvalot | Work lights
Polttimot | Bulbs
Sähkötarvikkeet | Electrical accessories
Johtosarjat | Wiring harnesses
Kytkimet ja pistokkeet | Switches and sockets
Öljyt ja huolto | Oils and service
Öljyt | Oils
Moottoriöljyt | Engine oils
Vaihteistoöljyt | Gearbox oils
Perä- ja tasauspyörästööljyt | Differential oils
Huoltotarvikkeet | Service supplies
Huoltosarjat | Service kits
Pesu ja hoito | Washing and care
Rasvat ja sprayt | Greases and sprays
Korjausoppaat | Workshop manuals
Suojat ja puskurit | Guards and bumpers
Panssarit ja puskurit | Skid plates and bumpers
Pohjapanssarit | Skid plates
Etupuskurit | Front bumpers
Takapuskurit | Rear bumpers
Tuuli- ja roiskesuojat | Wind and splash guards
Lokasuojan levikkeet | Fender extensions
Tuulilasit | Windscreens
Telasarjat | Track kits
Telat mönkijään | Tracks for ATVs
Telasarjat mönkijään | Track kits for ATVs
Telojen asennussarjat | Track mounting kits
Telojen varaosat | Track spare parts
Perävaunut ja vetokoukut | Trailers and tow hitches
Perävaunut | Trailers
Kippikärryt | Tipping trailers
Puutavarakärryt | Timber trailers
Vetolaitteet | Towing equipment
Vetokuulat | Tow balls
Vetokoukun kiinnikkeet | Tow hitch mounts
Metsä ja maatila | Forest and farm
Työlaitteet | Implements
Ruiskut | Sprayers
Levittimet | Spreaders
Lanat ja äkeet | Drags and harrows
Tarvikkeet | Accessories
Säilytys ja siirto | Storage and transport
Suojapeitteet | Covers
Ajorampit | Ramps
Ajomukavuus | Comfort
Peilit | Mirrors
Istuimen päälliset | Seat covers
Puhelinpidikkeet | Phone holders
Varaston tyhjennys | Clearance
Kaikki tuotteet | All products
Merkit A–Ö | Brands A–Z
Tuotteet | Products
Asiakaspalvelu | Customer service
Suosittua | Popular
Tietoa ostamisesta | Shopping information
/tuotteet | /en/products
/valmistaja | /en/brands
Paketti noutopisteeseen, 2–4 arkipäivää | Parcel to pick-up point, 2–4 working days
Kotiinkuljetus, 2–4 arkipäivää | Home delivery, 2–4 working days
Rahti kotipihaan, 3–7 arkipäivää | Kerbside delivery, 3–7 working days
päivällä klo 8–16 | daytime, 8 am–4 pm
illalla klo 17–21 | evening, 5–9 pm
Tilisiirto ennakkoon | Bank transfer in advance
Lasku, 30 päivää | Invoice, 30 days
Verkkopankki (testimaksu) | Online bank (test payment)
Maksukortti (testimaksu) | Card (test payment)
Osamaksu (testimaksu) | Instalments (test payment)
asiakaspalvelu | customer-service
toimitus | delivery
peruuttaminen | right-of-withdrawal
ostoehdot | terms-of-purchase
tietosuoja | privacy
cookies | cookies
saavutettavuus | accessibility
tietoa-meista | about-us
Toimitus ja maksaminen | Delivery and payment
Peruuttaminen ja palautus | Withdrawal and returns
Ostoehdot | Terms of purchase
Tietosuoja | Privacy
Evästeet | Cookies
Saavutettavuus | Accessibility
Tietoa meistä | About us
Auralevy | Plough blade
Leveys koneen ja pihan mukaan. | Choose the width by machine and yard.
Työntörunko | Push frame
Kiinnike | Mount
Konekohtainen kiinnike. | Mount for your machine.
Vinssi | Winch
Valitse vetokyky. | Choose the pulling capacity.
Kuituköysi | Synthetic rope
Kauko-ohjain | Remote control
Neljä samanlaista rengasta. | Four tyres of the same kind.
`;

const english: ReadonlyMap<string, string> = new Map(
  dictionary
    .split('\n')
    .filter(line => line.includes(' | '))
    .map(line => {
      const [fi = '', en = ''] = line.split(' | ').map(part => part.trim());
      return [fi, en] as const;
    }),
);

/** Undefined where there is no English text. */
export const englishOf = (finnish: string): string | undefined => english.get(finnish);
