/** Packages in the sets of documents that fit: their verdicts come from those of their parts (R-VEHICLE-27). */
import { type PartVerdict, packageVerdict } from '#kernel/vehicle/package-fit.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * Judges every package of the catalogue.
 * @param verdictOf of a document by what it says itself
 * @param put called after all verdicts were read
 */
export function judgePackages(
  { docOf, reference }: Snapshot,
  verdictOf: (doc: number) => PartVerdict,
  put: (doc: number, verdict: PartVerdict) => void,
): void {
  const judged: [doc: number, verdict: PartVerdict][] = [];
  for (const [id, groups] of reference.packages) {
    const doc = docOf.get(id);
    if (doc === undefined) continue;
    const verdicts = groups.map(({ required, parts }) => ({
      required,
      options: parts.flatMap(part => {
        const at = docOf.get(part);
        return at === undefined ? [] : [verdictOf(at)];
      }),
    }));
    judged.push([doc, packageVerdict(verdictOf(doc), verdicts)]);
  }
  for (const [doc, verdict] of judged) put(doc, verdict);
}
