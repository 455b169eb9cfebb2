/** Winches and their accessories. */
import { machineClasses } from '../shop/vehicles.ts';
import { translations } from '../words.ts';
import type { Family, Size } from './line.ts';
import { materials } from './parameters.ts';

const winchBrands = ['tarmovinssi', 'bergdrag', 'hexhaul'];
const winch = (pounds: number, price: number): Size => ({
  label: String(pounds),
  price,
  weight: 0.8 + price * 0.2,
  facts: [
    ['pull', `${Math.round(pounds * 0.4536)} kg`],
    ['power', `${(pounds * 0.00036).toFixed(1).replace('.', ',')} kW`],
  ],
});

export const winches: Family = {
  key: 'winches',
  uses: translations(`
Valitse vetokyky niin, että se on vähintään puolitoista kertaa koneen ja kuorman paino. | Välj en dragkraft som är minst en och en halv gång maskinens och lastens vikt. | Choose a pulling capacity of at least one and a half times the weight of machine and load.
Taljapyörä kaksinkertaistaa voiman ja puolittaa vauhdin, kun kanto ei tahdo nousta. | Ett block fördubblar kraften och halverar farten när stubben inte vill upp. | A snatch block doubles the pull and halves the speed when a stump will not come up.
Metsätyössä vinssi säästää selkää: rungot tulevat uralle, eikä konetta tarvitse ajaa risukkoon. | I skogen sparar vinschen ryggen: stammarna kommer till stigen utan att maskinen körs in i riset. | In the forest a winch spares your back: logs come to the trail, and you need not ride into the brush.
Auratessa vinssi nostaa ja laskee terän nopeasti ja tarkasti. | För den som plogar lyfter och sänker vinschen bladet snabbt och exakt. | When ploughing, the winch raises and lowers the blade quickly and precisely.
`),
  care: translations(`
Käytä hanskoja, älä astu jännittyneen köyden yli ja pidä sivulliset kahden köydenmitan päässä. | Använd handskar, kliv inte över en spänd lina och håll andra på två linlängders avstånd. | Wear gloves, never step over a tensioned rope and keep bystanders two rope lengths away.
Kelaa köysi kireänä ja kerros kerrokselta. Tarkista köyden kunto ennen jokaista vetoa. | Spola upp linan spänd och lager för lager. Kontrollera linans skick före varje drag. | Wind the rope on tight and layer by layer. Check its condition before every pull.
Kytke virta suoraan akulta mukana tulevan pääkytkimen kautta ja suojaa kaapelit hankaukselta. | Ta strömmen direkt från batteriet genom den medföljande huvudbrytaren och skydda kablarna mot nötning. | Connect the power straight from the battery through the main switch supplied, and protect the cables from chafing.
`),
  lines: [
    {
      key: 'atv-winch',
      category: 'vinssit-monkijaan',
      picture: 'winch',
      noun: ['vinssi', 'vinsch', 'winch'],
      share: 40,
      brands: winchBrands,
      series: ['Karju', 'Kontio', 'Ponsi', 'Jänne', 'Voima', 'Kiila', 'Runko'],
      sizes: [winch(2000, 0.75), winch(2500, 0.9), winch(3000, 1), winch(3500, 1.15)],
      price: [169, 329],
      grams: 9_800,
      box: [340, 120, 120],
      facts: [
        ['machine', machineClasses.atv],
        ['voltage', '12 V'],
        ['protection', 'IP67'],
        ['warranty', ['24 kk', '24 mån', '24 months']],
      ],
      says: translations(`
Tiivis moottori ja kolmiportainen planeettavaihteisto vetävät tasaisesti myös pakkasessa. | Den täta motorn och planetväxeln i tre steg drar jämnt även i kyla. | A sealed motor and a three-stage planetary gear pull evenly, even in hard frost.
Vapaakytkin on isokokoinen, joten köyden saa ulos hanskat kädessä. | Frikopplingen är stor, så linan kan dras ut med handskarna på. | The freespool lever is large, so you can pull the rope out with gloves on.
Dynaaminen jarru pitää kuorman paikallaan, kun napista päästetään. | Den dynamiska bromsen håller lasten på plats när knappen släpps. | The dynamic brake holds the load when you let go of the button.
Reikäväli on yleinen, ja vinssi sopii useimpiin asennuslevyihin. | Hålbilden är vanlig och vinschen passar de flesta fästen. | The common hole spacing suits most mounting plates.
`),
      points: translations(`
Köysi 12 m | Lina 12 m | 12 m rope
Langallinen kauko-ohjain mukana | Trådbunden fjärrkontroll ingår | Wired remote control included
Rele ja kytkin kahvaan | Relä och brytare för styret | Relay and handlebar switch
Kestovoidellut laakerit | Permanentsmorda lager | Bearings lubricated for life
`),
    },
    {
      key: 'sxs-winch',
      category: 'vinssit-side-by-side-koneisiin',
      picture: 'wide-winch',
      noun: ['vinssi', 'vinsch', 'winch'],
      share: 24,
      brands: winchBrands,
      series: ['Järeä', 'Uros', 'Taival', 'Mahti'],
      sizes: [winch(4000, 1), winch(4500, 1.12), winch(5500, 1.3), winch(6000, 1.45)],
      price: [329, 549],
      grams: 15_500,
      box: [420, 140, 130],
      facts: [
        ['machine', machineClasses.sideBySide],
        ['voltage', '12 V'],
        ['protection', 'IP68'],
        ['warranty', ['36 kk', '36 mån', '36 months']],
      ],
      says: translations(`
Leveä rumpu ja pitkä köysi raskaalle kaksipaikkaiselle koneelle. | Bred trumma och lång lina för den tunga tvåsitsiga maskinen. | A wide drum and a long rope for the heavy two-seater.
Kestomagneettimoottori kuluttaa vähemmän virtaa kuin sarjamoottori. | Permanentmagnetmotorn drar mindre ström än en seriemotor. | The permanent-magnet motor draws less current than a series-wound one.
Täysmetalliset hammaspyörät on tehty jatkuvaan työhön. | Kugghjulen av helmetall är gjorda för ständigt arbete. | All-metal gears are made for continuous work.
Langaton ohjain toimii viidentoista metrin päästä. | Den trådlösa kontrollen fungerar på femton meters håll. | The wireless remote works from fifteen metres away.
`),
      points: translations(`
Köysi 15 m | Lina 15 m | 15 m rope
Langaton ohjain mukana | Trådlös kontroll ingår | Wireless remote control included
Rullaohjuri mukana | Rullförare ingår | Roller fairlead included
Vesitiivis rele | Vattentätt relä | Waterproof relay
`),
    },
    {
      key: 'winch-rope',
      category: 'vinssikoydet',
      picture: 'winch-rope',
      noun: ['vinssiköysi', 'vinschlina', 'winch rope'],
      share: 30,
      brands: [...winchBrands, 'packvind'],
      series: ['Säie', 'Punos', 'Linja', 'Kuitu'],
      colours: ['red', 'blue', 'orange', 'black'],
      lengths: [
        { label: '12 m', facts: [['length', '12 m']] },
        { label: '15 m', price: 1.2, facts: [['length', '15 m']] },
      ],
      price: [29, 69],
      grams: 650,
      box: [220, 220, 60],
      facts: [
        ['material', materials.synthetic],
        ['thickness', '6 mm'],
      ],
      says: translations(`
Kuituköysi on kevyempi kuin teräs eikä jää säikeille. | Fiberlinan är lättare än stål och får inga vassa trådar. | Synthetic rope is lighter than steel and has no sharp strands.
Katketessaan köysi putoaa maahan eikä lennä. | Om linan brister faller den till marken i stället för att flyga. | If it breaks, the rope drops to the ground instead of flying.
Pinnoite suojaa auringolta ja pitää veden ulkona. | Ytbehandlingen skyddar mot sol och håller vattnet ute. | The coating protects it from the sun and keeps water out.
Suojaholkki rummun päässä suojaa köyden alkua kuumuudelta. | Hylsan vid trumman skyddar linans början mot värme. | A sleeve at the drum shields the first metres from heat.
`),
      points: translations(`
Murtolujuus 3 800 kg | Brottstyrka 3 800 kg | Breaking strength 3,800 kg
Suojasukka mukana | Skyddsstrumpa ingår | Protective sleeve included
Kelluu vedessä | Flyter i vatten | Floats on water
`),
    },
    {
      key: 'winch-mount',
      category: 'vinssin-asennuslevyt',
      picture: 'winch-plate',
      noun: ['vinssin asennuslevy', 'vinschfäste', 'winch mounting plate'],
      share: 26,
      brands: winchBrands,
      series: ['Kanta', 'Pohja', 'Tuki'],
      fit: 'vehicle',
      price: [49, 99],
      grams: 3_400,
      box: [320, 200, 90],
      facts: [['material', materials.steel]],
      says: translations(`
Laserleikattu levy menee koneen omiin kiinnityspisteisiin ilman porausta. | Den laserskurna plåten går i maskinens egna fästpunkter utan borrning. | The laser-cut plate uses the machine’s own mounting points without drilling.
Sinkitys ja jauhemaali pitävät ruosteen loitolla. | Förzinkning och pulverlack håller rosten borta. | Zinc plating and powder coating keep rust away.
Paikka rullaohjurille on valmiina. | Plats för rullförare finns färdig. | The place for a roller fairlead is ready.
Kuormitus jakautuu rungon molemmille puolille. | Belastningen fördelas på ramens båda sidor. | The load is shared by both sides of the frame.
`),
      points: translations(`
Ruuvit ja ohje mukana | Skruvar och anvisning ingår | Screws and instructions included
Terästä 5 mm | Stål 5 mm | 5 mm steel
Asennusaika noin tunti | Monteringstid ungefär en timme | About an hour to fit
`),
    },
    {
      key: 'winch-control',
      category: 'vinssin-ohjaimet',
      picture: 'winch-remote',
      noun: ['vinssin kauko-ohjain', 'fjärrkontroll till vinsch', 'winch remote control'],
      share: 14,
      brands: winchBrands,
      series: ['Käsky', 'Napa', 'Ääni', 'Pulssi', 'Kaiku'],
      price: [25, 79],
      grams: 420,
      box: [160, 110, 60],
      facts: [
        ['voltage', '12 V'],
        ['protection', 'IP65'],
      ],
      says: translations(`
Kaksi selkeää painiketta: sisään ja ulos. | Två tydliga knappar: in och ut. | Two clear buttons: in and out.
Vastaanotin kytketään releeseen kolmella johdolla. | Mottagaren kopplas till reläet med tre ledningar. | The receiver connects to the relay with three wires.
Lähetin menee vyölle tai avainnippuun. | Sändaren går att bära i bältet eller på nyckelknippan. | The transmitter goes on a belt or a key ring.
Toimii kaikkien 12 voltin vinssien kanssa. | Fungerar med alla vinschar på 12 volt. | Works with every 12-volt winch.
`),
      points: translations(`
Kantama 15 m | Räckvidd 15 m | Range 15 m
Kaksi lähetintä | Två sändare | Two transmitters
Paristo vaihdettavissa | Utbytbart batteri | Replaceable battery
`),
    },
    {
      key: 'winch-hook',
      category: 'koukut-ja-taljat',
      picture: 'snatch-block',
      noun: ['taljapyörä', 'block', 'snatch block'],
      share: 16,
      brands: [...winchBrands, 'packvind'],
      series: ['Nosto', 'Kita', 'Ote', 'Hurja'],
      sizes: [
        ['2 t', 0.8],
        ['4 t', 1],
        ['8 t', 1.5],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [['load', String(label)]],
      })),
      price: [29, 59],
      grams: 1_600,
      box: [180, 110, 60],
      facts: [['material', materials.steel]],
      says: translations(`
Avattava kylki: köyttä ei tarvitse pujottaa päästä. | Sidan går att öppna: linan behöver inte träs från änden. | The side opens: you need not thread the rope from its end.
Rasvanippa pitää laakerin pyörivänä myös savessa. | Smörjnippeln får lagret att snurra även i lera. | A grease nipple keeps the bearing turning, even in mud.
Kääntää vedon suunnan silloin, kun puu on väärällä puolella. | Vänder dragriktningen när trädet står på fel sida. | Turns the direction of the pull when the tree is on the wrong side.
Taottu runko, johon työkuorma on meislattu näkyviin. | Smidd kropp med arbetslasten tydligt instansad. | A forged body with the working load stamped clearly on it.
`),
      points: translations(`
Rasvanippa | Smörjnippel | Grease nipple
Köydelle 4–8 mm | För lina 4–8 mm | For 4–8 mm rope
Sinkitty | Förzinkad | Zinc-plated
`),
    },
  ],
};
