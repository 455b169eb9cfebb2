/** The products that fit a vehicle, as sets of documents: `compatibilityOf` for all products at once (R-VEHICLE-16). */
import { LRUCache } from 'lru-cache';
import {
  addBit,
  addBits,
  type Bits,
  bitsWithout,
  hasBit,
  noBits,
  removeBit,
  unite,
} from '#backend/kernel/bits.ts';
import type { VehicleData } from '#kernel/vehicle/fit-measure.ts';
import type { PartVerdict } from '#kernel/vehicle/package-fit.ts';
import { isFitting } from '#kernel/vehicle/product-compatibility.ts';
import type { FacetPlace } from '#kernel/vehicle/vehicle-facets.ts';
import type { CatalogueReference } from '../../reference.ts';
import type { Snapshot } from '../snapshot.ts';
import { type IndexedMeasures, indexMeasures, type MeasureSets, measureSets } from './measure-sets.ts';
import { judgePackages } from './package-sets.ts';

/** A vehicle's verdicts on packages, by document. */
type PackageVerdicts = ReadonlyMap<number, PartVerdict>;

interface FitSets {
  measures: IndexedMeasures;
  /** Universal without a measure: what fits all vehicles. */
  fitsAll: Bits;
  /** By the facet value of the vehicle. */
  packages: LRUCache<number, PackageVerdicts>;
}

const UNIVERSAL = 'universal';
const VEHICLE = 'vehicle';
/** Vehicles whose verdicts on packages are kept, divided by the number of packages. */
const MAX_VERDICTS = 100_000;

/** What was computed for a snapshot; documents are only added behind the others, and names are replaced as a whole. */
const computed = new WeakMap<Snapshot, { size: number; reference: CatalogueReference; sets: FitSets }>();

/** What fits all vehicles, packages of such parts included. */
function whatFitsAll(snapshot: Snapshot, { universal, measured, listedOnly }: IndexedMeasures): Bits {
  const bits = bitsWithout(universal, measured);
  const verdictOf = (doc: number): PartVerdict => {
    // Something depends on the vehicle: what it says of one does not matter here.
    if (hasBit(measured, doc) || hasBit(listedOnly, doc)) return 'other';
    return hasBit(universal, doc) ? 'universal' : null;
  };
  judgePackages(snapshot, verdictOf, (doc, verdict) =>
    (verdict === 'universal' ? addBit : removeBit)(bits, doc),
  );
  return bits;
}

function setsOf(snapshot: Snapshot): FitSets {
  const { size, reference } = snapshot;
  const before = computed.get(snapshot);
  if (before?.size === size && before.reference === reference) return before.sets;
  const measures = indexMeasures(snapshot);
  const most = Math.max(4, Math.floor(MAX_VERDICTS / Math.max(50, reference.packages.size)));
  const packages = new LRUCache<number, PackageVerdicts>({ max: most });
  const sets = { measures, fitsAll: whatFitsAll(snapshot, measures), packages };
  computed.set(snapshot, { size, reference, sets });
  return sets;
}

/** At the front or rear only where its measures say so. */
const listedVerdict = (doc: number, { frontOnly, rearOnly }: MeasureSets): PartVerdict =>
  hasBit(frontOnly, doc) ? 'front' : hasBit(rearOnly, doc) ? 'rear' : 'fits';

/** What measures say of a document that the vehicle does not list. */
function measuredVerdict(
  doc: number,
  { fits, front, rear, check }: MeasureSets,
  { measured, listedOnly, universal }: IndexedMeasures,
): PartVerdict {
  if (hasBit(fits, doc)) return hasBit(front, doc) ? 'front' : hasBit(rear, doc) ? 'rear' : 'fits';
  if (hasBit(check, doc)) return 'check';
  if (hasBit(measured, doc) || hasBit(listedOnly, doc)) return 'other';
  return hasBit(universal, doc) ? 'universal' : null;
}

function packageVerdicts(snapshot: Snapshot, value: number, shared: MeasureSets): PackageVerdicts {
  const { measures, packages } = setsOf(snapshot);
  const known = packages.get(value);
  if (known) return known;
  const listed = addBits(noBits(snapshot.capacity), snapshot.docsOfValue.docs(value));
  const made = new Map<number, PartVerdict>();
  judgePackages(
    snapshot,
    doc => (hasBit(listed, doc) ? listedVerdict(doc, shared) : measuredVerdict(doc, shared, measures)),
    (doc, verdict) => made.set(doc, verdict),
  );
  packages.set(value, made);
  return made;
}

const isAt = (verdict: PartVerdict, place: FacetPlace | null): boolean =>
  place === null ? verdict !== null && isFitting(verdict) : verdict === place;

/** The documents of a place; a list goes before measures, and the parts of a package before its own. */
function docsAt(snapshot: Snapshot, value: number, data: VehicleData | null, place: FacetPlace | null): Bits {
  const shared = measureSets(snapshot, setsOf(snapshot).measures, data);
  const bits = noBits(snapshot.capacity);
  bits.set(shared[place ?? 'fits']);
  const put = (doc: number, verdict: PartVerdict) => (isAt(verdict, place) ? addBit : removeBit)(bits, doc);
  for (const doc of snapshot.docsOfValue.docs(value)) put(doc, listedVerdict(doc, shared));
  for (const [doc, verdict] of packageVerdicts(snapshot, value, shared)) put(doc, verdict);
  return bits;
}

/**
 * The products that a facet of vehicles stands for: those that fit the vehicle, at its front or rear only, or that have to be
 * checked; of the facet of universal products, those without a measure.
 * @param value number of the facet value
 * @returns null for a facet of something else
 */
export function fitSet(
  snapshot: Snapshot,
  value: number,
  place: FacetPlace | null,
): ((bits: Bits) => void) | null {
  const source = snapshot.facets.values[value]?.source;
  if (source?.type !== 'Parameter' || source.value.parameter.identifier !== VEHICLE) return null;
  if (source.value.slug === UNIVERSAL) {
    if (place !== null) return null;
    const { fitsAll } = setsOf(snapshot);
    return bits => unite(bits, fitsAll);
  }
  const data = snapshot.reference.vehicleData.get(source.value.id) ?? null;
  return bits => unite(bits, docsAt(snapshot, value, data, place));
}
