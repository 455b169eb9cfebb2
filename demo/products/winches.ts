/** Winches and their accessories. */
import { pairs } from '../words.ts';
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
  uses: pairs(`
Valitse vetokyky niin, että se on vähintään puolitoista kertaa koneen ja kuorman paino. | Välj en dragkraft som är minst en och en halv gång maskinens och lastens vikt.
Taljapyörä kaksinkertaistaa voiman ja puolittaa vauhdin, kun kanto ei tahdo nousta. | Ett block fördubblar kraften och halverar farten när stubben inte vill upp.
Metsätyössä vinssi säästää selkää: rungot tulevat uralle, eikä konetta tarvitse ajaa risukkoon. | I skogen sparar vinschen ryggen: stammarna kommer till stigen utan att maskinen körs in i riset.
Auratessa vinssi nostaa ja laskee terän nopeasti ja tarkasti. | För den som plogar lyfter och sänker vinschen bladet snabbt och exakt.
`),
  care: pairs(`
Käytä hanskoja, älä astu jännittyneen köyden yli ja pidä sivulliset kahden köydenmitan päässä. | Använd handskar, kliv inte över en spänd lina och håll andra på två linlängders avstånd.
Kelaa köysi kireänä ja kerros kerrokselta. Tarkista köyden kunto ennen jokaista vetoa. | Spola upp linan spänd och lager för lager. Kontrollera linans skick före varje drag.
Kytke virta suoraan akulta mukana tulevan pääkytkimen kautta ja suojaa kaapelit hankaukselta. | Ta strömmen direkt från batteriet genom den medföljande huvudbrytaren och skydda kablarna mot nötning.
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
        ['voltage', '12 V'],
        ['protection', 'IP67'],
        ['warranty', ['24 kk', '24 mån', '24 months']],
      ],
      says: pairs(`
Tiivis moottori ja kolmiportainen planeettavaihteisto vetävät tasaisesti myös pakkasessa. | Den täta motorn och planetväxeln i tre steg drar jämnt även i kyla.
Vapaakytkin on isokokoinen, joten köyden saa ulos hanskat kädessä. | Frikopplingen är stor, så linan kan dras ut med handskarna på.
Dynaaminen jarru pitää kuorman paikallaan, kun napista päästetään. | Den dynamiska bromsen håller lasten på plats när knappen släpps.
Reikäväli on yleinen, ja vinssi sopii useimpiin asennuslevyihin. | Hålbilden är vanlig och vinschen passar de flesta fästen.
`),
      points: pairs(`
Köysi 12 m | Lina 12 m
Langallinen kauko-ohjain mukana | Trådbunden fjärrkontroll ingår
Rele ja kytkin kahvaan | Relä och brytare för styret
Kestovoidellut laakerit | Permanentsmorda lager
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
        ['voltage', '12 V'],
        ['protection', 'IP68'],
        ['warranty', ['36 kk', '36 mån', '36 months']],
      ],
      says: pairs(`
Leveä rumpu ja pitkä köysi raskaalle kaksipaikkaiselle koneelle. | Bred trumma och lång lina för den tunga tvåsitsiga maskinen.
Kestomagneettimoottori kuluttaa vähemmän virtaa kuin sarjamoottori. | Permanentmagnetmotorn drar mindre ström än en seriemotor.
Täysmetalliset hammaspyörät on tehty jatkuvaan työhön. | Kugghjulen av helmetall är gjorda för ständigt arbete.
Langaton ohjain toimii viidentoista metrin päästä. | Den trådlösa kontrollen fungerar på femton meters håll.
`),
      points: pairs(`
Köysi 15 m | Lina 15 m
Langaton ohjain mukana | Trådlös kontroll ingår
Rullaohjuri mukana | Rullförare ingår
Vesitiivis rele | Vattentätt relä
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
      says: pairs(`
Kuituköysi on kevyempi kuin teräs eikä jää säikeille. | Fiberlinan är lättare än stål och får inga vassa trådar.
Katketessaan köysi putoaa maahan eikä lennä. | Om linan brister faller den till marken i stället för att flyga.
Pinnoite suojaa auringolta ja pitää veden ulkona. | Ytbehandlingen skyddar mot sol och håller vattnet ute.
Suojaholkki rummun päässä suojaa köyden alkua kuumuudelta. | Hylsan vid trumman skyddar linans början mot värme.
`),
      points: pairs(`
Murtolujuus 3 800 kg | Brottstyrka 3 800 kg
Suojasukka mukana | Skyddsstrumpa ingår
Kelluu vedessä | Flyter i vatten
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
      says: pairs(`
Laserleikattu levy menee koneen omiin kiinnityspisteisiin ilman porausta. | Den laserskurna plåten går i maskinens egna fästpunkter utan borrning.
Sinkitys ja jauhemaali pitävät ruosteen loitolla. | Förzinkning och pulverlack håller rosten borta.
Paikka rullaohjurille on valmiina. | Plats för rullförare finns färdig.
Kuormitus jakautuu rungon molemmille puolille. | Belastningen fördelas på ramens båda sidor.
`),
      points: pairs(`
Ruuvit ja ohje mukana | Skruvar och anvisning ingår
Terästä 5 mm | Stål 5 mm
Asennusaika noin tunti | Monteringstid ungefär en timme
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
      says: pairs(`
Kaksi selkeää painiketta: sisään ja ulos. | Två tydliga knappar: in och ut.
Vastaanotin kytketään releeseen kolmella johdolla. | Mottagaren kopplas till reläet med tre ledningar.
Lähetin menee vyölle tai avainnippuun. | Sändaren går att bära i bältet eller på nyckelknippan.
Toimii kaikkien 12 voltin vinssien kanssa. | Fungerar med alla vinschar på 12 volt.
`),
      points: pairs(`
Kantama 15 m | Räckvidd 15 m
Kaksi lähetintä | Två sändare
Paristo vaihdettavissa | Utbytbart batteri
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
      says: pairs(`
Avattava kylki: köyttä ei tarvitse pujottaa päästä. | Sidan går att öppna: linan behöver inte träs från änden.
Rasvanippa pitää laakerin pyörivänä myös savessa. | Smörjnippeln får lagret att snurra även i lera.
Kääntää vedon suunnan silloin, kun puu on väärällä puolella. | Vänder dragriktningen när trädet står på fel sida.
Taottu runko, johon työkuorma on meislattu näkyviin. | Smidd kropp med arbetslasten tydligt instansad.
`),
      points: pairs(`
Rasvanippa | Smörjnippel
Köydelle 4–8 mm | För lina 4–8 mm
Sinkitty | Förzinkad
`),
    },
  ],
};
