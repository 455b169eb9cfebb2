/** Content pages that product pages link to: sizes, and how winches and ploughs are fitted. */
import { translations } from '../words.ts';
import type { Page } from './pages.ts';

export const guidePages: readonly Page[] = [
  {
    id: 171,
    alias: ['koko-opas', 'storleksguide', 'size-guide'],
    title: ['Koko-opas', 'Storleksguide', 'Size guide'],
    inMenu: false,
    description: [
      'Ajovarusteiden ja kypärien koot, ja miten renkaan koko luetaan.',
      'Storlekar för körkläder och hjälmar, och hur däckstorleken läses.',
      'Sizes of riding gear and helmets, and how to read a tyre size.',
    ],
    body: translations(`
Mittaa itsesi ohuen kerroksen päältä. Jos olet kahden koon välissä, valitse kypärästä pienempi ja takista suurempi. | Mät dig utanpå ett tunt plagg. Är du mellan två storlekar, välj den mindre hjälmen och den större jackan. | Measure yourself over one thin layer. Between two sizes, choose the smaller helmet and the larger jacket.
## Kypärä: pään ympärys | ## Hjälm: huvudets omkrets | ## Helmet: head circumference
* XS: 53–54 cm | * XS: 53–54 cm | * XS: 53–54 cm
* S: 55–56 cm | * S: 55–56 cm | * S: 55–56 cm
* M: 57–58 cm | * M: 57–58 cm | * M: 57–58 cm
* L: 59–60 cm | * L: 59–60 cm | * L: 59–60 cm
* XL: 61–62 cm | * XL: 61–62 cm | * XL: 61–62 cm
Mittaa kulmakarvojen ja korvien yläpuolelta. Kypärä ei saa liikkua, kun pudistat päätä. | Mät ovanför ögonbrynen och öronen. Hjälmen får inte röra sig när du skakar på huvudet. | Measure above the eyebrows and ears. The helmet must not move when you shake your head.
## Takki ja housut: rinta ja vyötärö | ## Jacka och byxor: bröst och midja | ## Jacket and trousers: chest and waist
* S: rinta 88–95 cm, vyötärö 76–83 cm | * S: bröst 88–95 cm, midja 76–83 cm | * S: chest 88–95 cm, waist 76–83 cm
* M: rinta 96–103 cm, vyötärö 84–91 cm | * M: bröst 96–103 cm, midja 84–91 cm | * M: chest 96–103 cm, waist 84–91 cm
* L: rinta 104–111 cm, vyötärö 92–99 cm | * L: bröst 104–111 cm, midja 92–99 cm | * L: chest 104–111 cm, waist 92–99 cm
* XL: rinta 112–119 cm, vyötärö 100–107 cm | * XL: bröst 112–119 cm, midja 100–107 cm | * XL: chest 112–119 cm, waist 100–107 cm
* XXL: rinta 120–127 cm, vyötärö 108–115 cm | * XXL: bröst 120–127 cm, midja 108–115 cm | * XXL: chest 120–127 cm, waist 108–115 cm
## Käsineet: kämmenen ympärys | ## Handskar: handens omkrets | ## Gloves: hand circumference
* S: 18–19 cm | * S: 18–19 cm | * S: 18–19 cm
* M: 20–21 cm | * M: 20–21 cm | * M: 20–21 cm
* L: 22–23 cm | * L: 22–23 cm | * L: 22–23 cm
* XL: 24–25 cm | * XL: 24–25 cm | * XL: 24–25 cm
## Rengas: mitä 25x8-12 tarkoittaa | ## Däck: vad 25x8-12 betyder | ## Tyre: what 25x8-12 means
* 25: renkaan korkeus tuumina | * 25: däckets höjd i tum | * 25: height of the tyre in inches
* 8: renkaan leveys tuumina | * 8: däckets bredd i tum | * 8: width of the tyre in inches
* 12: vanteen halkaisija tuumina | * 12: fälgens diameter i tum | * 12: diameter of the rim in inches
Vanteen halkaisijan on oltava sama kuin renkaassa. Koneesi koot näet, kun valitset ajoneuvosi sivun yläosasta. | Fälgens diameter måste vara densamma som däckets. Maskinens mått ser du när du väljer ditt fordon högst upp på sidan. | The rim must have the diameter that the tyre states. Choose your vehicle at the top of the page to see its sizes.
`),
  },
  {
    id: 172,
    alias: ['vinssin-asennus', 'montera-vinsch', 'fit-a-winch'],
    title: ['Vinssin asennus', 'Montera en vinsch', 'Fitting a winch'],
    inMenu: false,
    description: [
      'Mitä vinssin asennukseen tarvitaan ja missä järjestyksessä se tehdään.',
      'Vad du behöver för att montera en vinsch, och i vilken ordning.',
      'What fitting a winch takes, and in which order.',
    ],
    body: translations(`
Varaa asennukseen kaksi tuntia. Irrota akun miinuskaapeli ensin. | Reservera två timmar. Lossa batteriets minuskabel först. | Set aside two hours. Disconnect the negative battery cable first.
## Tarvitset | ## Du behöver | ## You need
* Koneeseen sopiva asennuslevy | * Monteringsplatta som passar maskinen | * A mounting plate that fits the machine
* Hylsyt 10–17 mm ja momenttiavain | * Hylsor 10–17 mm och momentnyckel | * Sockets from 10 to 17 mm and a torque wrench
* Nippusiteitä johdoille | * Buntband till kablarna | * Cable ties
## Vaiheet | ## Steg för steg | ## Steps
* Kiinnitä asennuslevy runkoon ja vinssi levyyn. Kiristä koneen käsikirjan momenttiin. | * Fäst monteringsplattan i ramen och vinschen i plattan. Dra åt till momentet i maskinens handbok. | * Bolt the plate to the frame and the winch to the plate. Tighten to the torque in the machine's handbook.
* Vedä kaapelit erilleen pakoputkesta ja liikkuvista osista. | * Dra kablarna på avstånd från avgasröret och rörliga delar. | * Route the cables away from the exhaust and moving parts.
* Kytke rele lähelle akkua, plus ensin ja miinus viimeisenä. | * Koppla reläet nära batteriet, plus först och minus sist. | * Connect the relay near the battery, positive first and negative last.
* Kokeile ulos ja sisään ilman kuormaa. Kelaa köysi sitten kevyellä vedolla suoraan. | * Prova ut och in utan last. Linda sedan upp linan rakt med lätt drag. | * Try out and in without a load. Then wind the rope straight under a light pull.
`),
  },
  {
    id: 173,
    alias: ['auran-asennus', 'montera-plog', 'fit-a-plough'],
    title: ['Auran asennus', 'Montera en plog', 'Fitting a plough'],
    inMenu: false,
    description: [
      'Aura, työntörunko ja kiinnike samaan koneeseen.',
      'Plog, skjutram och fäste på samma maskin.',
      'Blade, push tube and mount on the same machine.',
    ],
    body: translations(`
Auran osat valitaan koneen ja toistensa mukaan: kiinnike koneeseen, työntörunko kiinnikkeeseen ja terä runkoon. | Plogens delar väljs efter maskinen och varandra: fästet till maskinen, skjutramen till fästet och bladet till ramen. | The parts follow the machine and each other: the mount fits the machine, the push tube the mount and the blade the tube.
## Tarvitset | ## Du behöver | ## You need
* Terä, työntörunko ja koneesi kiinnike | * Blad, skjutram och maskinens fäste | * Blade, push tube and the mount of your machine
* Vinssi, joka nostaa ja laskee terän | * Vinsch som lyfter och sänker bladet | * A winch that lifts and lowers the blade
## Vaiheet | ## Steg för steg | ## Steps
* Pulttaa kiinnike koneen alle ja kiristä ristiin. | * Bulta fast fästet under maskinen och dra åt korsvis. | * Bolt the mount under the machine and tighten crosswise.
* Lukitse työntörunko kiinnikkeeseen sokilla. | * Lås skjutramen i fästet med sprinten. | * Lock the push tube into the mount with its pin.
* Kiinnitä terä ja säädä liukukengät 10 mm terän alapuolelle. | * Montera bladet och ställ in medarna 10 mm under bladet. | * Attach the blade and set the skids 10 mm below it.
* Kiinnitä vinssin köysi nostohihnaan ja kokeile nosto ennen ajoa. | * Fäst vinschens lina i lyftremmen och prova lyftet innan du kör. | * Hook the winch rope to the lift strap and try the lift before you drive.
`),
  },
];
