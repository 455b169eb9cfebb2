/** Seeded questions with the shop's answers, by the key of the product family; by how customers would ask. */
import { type Pair, pairs } from '../words.ts';

/** A question and its answer. */
export type Exchange = readonly [question: Pair, answer: Pair];

const exchanges = (block: string): readonly Exchange[] => {
  const lines = pairs(block);
  return lines.flatMap((question, at) => {
    const answer = lines[at + 1];
    return at % 2 === 0 && answer ? [[question, answer] as const] : [];
  });
};

export const questions: Readonly<Record<string, readonly Exchange[]>> = {
  winches: exchanges(`
Tarvitsenko vinssilevyn erikseen? | Behöver jag en separat vinschplatta?
Useimpiin malleihin kyllä. Oikean levyn löydät, kun valitset ajoneuvosi. | Till de flesta modeller, ja. Välj ditt fordon så hittar du rätt platta.
Voiko synteettisen köyden vaihtaa teräsvaijeriin? | Går det att byta syntetlinan mot vajer?
Voi, mutta vaihda samalla ohjuri rullamalliin. | Ja, men byt samtidigt till ett rullhalkip.
Kuinka paksut kaapelit asennus vaatii? | Hur grova kablar kräver monteringen?
Kaapelit ovat pakkauksessa, eikä niitä tarvitse jatkaa. | Kablarna följer med och behöver inte skarvas.
Toimiiko kauko-ohjain pakkasessa? | Fungerar handkontrollen i kyla?
Toimii. Pidä kuitenkin varaparisto mukana: pakkanen lyhentää sen kestoa. | Ja, men ha med ett extra batteri: kylan förkortar livslängden.
Kestääkö vinssi painepesurin? | Tål vinschen högtryckstvätt?
Älä suuntaa suihkua tiivisteisiin. Muuten pesu ei haittaa. | Rikta inte strålen mot tätningarna. I övrigt går det bra.
Kuinka usein köysi pitää kelata auki? | Hur ofta ska linan rullas ut?
Kelaa köysi auki ja takaisin kuormitettuna kerran kaudessa, niin se asettuu tasaisesti. | Rulla ut och in linan under last en gång per säsong, så ligger den jämnt.
`),
  'tyres-and-rims': exchanges(`
Mikä on oikea rengaspaine? | Vilket däcktryck ska jag ha?
Katso ajoneuvon ohjekirjasta; mönkijöillä se on yleensä 0,3–0,5 baaria. | Se fordonets instruktionsbok; för fyrhjulingar är det oftast 0,3–0,5 bar.
Kuuluuko hintaan yksi rengas vai sarja? | Gäller priset ett däck eller en sats?
Hinta on yhdestä. Valitse määräksi neljä, niin saat sarjan. | Priset gäller ett. Välj fyra i antal så får du en sats.
`),
  winter: exchanges(`
Sopiiko aura, jos mönkijässä on vinssi? | Passar bladet om fyrhjulingen har vinsch?
Sopii, ja terä nousee vinssillä. | Ja, och bladet lyfts med vinschen.
Voiko kulutuslistan vaihtaa itse? | Går det att byta slitskäret själv?
Voi. Lista on kiinni pulteilla, ja uusia on valikoimassamme. | Ja. Det sitter med bultar, och vi säljer nya.
`),
  brakes: exchanges(`
Pitääkö uudet palat ajaa sisään? | Behöver nya belägg köras in?
Kyllä: jarruta parikymmentä kertaa kevyesti ennen kovia jarrutuksia. | Ja: bromsa lätt ett tjugotal gånger före hårda inbromsningar.
`),
  'oils-and-service': exchanges(`
Riittääkö yksi pakkaus öljynvaihtoon? | Räcker en förpackning till ett oljebyte?
Tarkista täyttömäärä ohjekirjasta: useimpiin mönkijöihin menee 2–3 litraa. | Kontrollera mängden i instruktionsboken: de flesta fyrhjulingar tar 2–3 liter.
`),
  'riding-gear': exchanges(`
Otanko tavallisen kokoni, jos ajan talvella? | Tar jag min vanliga storlek om jag kör på vintern?
Ota yhtä kokoa suurempi, jos puet paksun kerraston alle. | Ta en storlek större om du har tjocka kläder under.
`),
};

/** What a customer adds to the shop's answer. */
export const additions: readonly Pair[] = pairs(`
Minulla on ollut tämä kaksi vuotta, eikä ole tarvinnut muuta. | Jag har haft den i två år och har inte behövt något annat.
Sama kokemus täällä, meni heti paikalleen. | Samma erfarenhet här, den passade direkt.
`);
