/** The products that fit a vehicle, as sets of documents: `compatibilityOf` for all products at once (R-VEHICLE-16). */
import { addBit, type Bits, hasBit, removeBit, unite } from '#backend/kernel/bits.ts';
import type { VehicleData } from '#kernel/vehicle/fit-measure.ts';
import type { PartVerdict } from '#kernel/vehicle/package-fit.ts';
import { isFitting } from '#kernel/vehicle/product-compatibility.ts';
import type { FacetPlace } from '#kernel/vehicle/vehicle-facets.ts';
import type { CatalogueReference } from '../../reference.ts';
import type { Snapshot } from '../snapshot.ts';
import { bitsWithout, type IndexedMeasures, indexMeasures, measureSets } from './measure-sets.ts';
import { judgePackages } from './package-sets.ts';

interface VehicleSets {
  fits: Bits;
  front: Bits;
  rear: Bits;
  check: Bits;
}

interface FitSets {
  measures: IndexedMeasures;
  /** Universal without a measure: what fits all vehicles. */
  fitsAll: Bits;
  /** By the facet value of the vehicle, the least recently computed first. */
  vehicles: Map<number, VehicleSets>;
}

const UNIVERSAL = 'universal';
const VEHICLE = 'vehicle';
/** For the sets of vehicles, four of them each. */
const MAX_BYTES = 8_000_000;

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
  const sets = { measures, fitsAll: whatFitsAll(snapshot, measures), vehicles: new Map() };
  computed.set(snapshot, { size, reference, sets });
  return sets;
}

/** What a vehicle's sets say of a document that is no package. */
const verdictIn =
  ({ fits, front, rear, check }: VehicleSets, { measured, listedOnly, universal }: IndexedMeasures) =>
  (doc: number): PartVerdict => {
    if (hasBit(fits, doc)) return hasBit(front, doc) ? 'front' : hasBit(rear, doc) ? 'rear' : 'fits';
    if (hasBit(check, doc)) return 'check';
    if (hasBit(measured, doc) || hasBit(listedOnly, doc)) return 'other';
    return hasBit(universal, doc) ? 'universal' : null;
  };

function addPackages(snapshot: Snapshot, made: VehicleSets, measures: IndexedMeasures): void {
  judgePackages(snapshot, verdictIn(made, measures), (doc, verdict) => {
    const { fits, front, rear, check } = made;
    for (const bits of [fits, front, rear, check]) removeBit(bits, doc);
    if (verdict === 'check') addBit(check, doc);
    else if (verdict !== null && isFitting(verdict)) addBit(fits, doc);
    if (verdict === 'front') addBit(front, doc);
    if (verdict === 'rear') addBit(rear, doc);
  });
}

/** A product that names the vehicle fits it; its measures say where. */
function addListed(
  { docsOfValue }: Snapshot,
  value: number,
  made: VehicleSets,
  { frontOnly, rearOnly }: Record<'frontOnly' | 'rearOnly', Bits>,
): void {
  for (const doc of docsOfValue.docs(value)) {
    addBit(made.fits, doc);
    removeBit(made.check, doc);
    if (hasBit(frontOnly, doc)) addBit(made.front, doc);
    if (hasBit(rearOnly, doc)) addBit(made.rear, doc);
  }
}

function vehicleSets(snapshot: Snapshot, value: number, data: VehicleData | null): VehicleSets {
  const { measures, vehicles } = setsOf(snapshot);
  const known = vehicles.get(value);
  if (known) return known;
  const shared = measureSets(snapshot, measures, data);
  const { fits, front, rear, check } = shared;
  const made = { fits: fits.slice(), front: front.slice(), rear: rear.slice(), check: check.slice() };
  addListed(snapshot, value, made, shared);
  addPackages(snapshot, made, measures);
  const most = Math.max(4, Math.floor(MAX_BYTES / (fits.byteLength * 4)));
  for (const oldest of vehicles.keys()) if (vehicles.size >= most) vehicles.delete(oldest);
  vehicles.set(value, made);
  return made;
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
  return bits => unite(bits, vehicleSets(snapshot, value, data)[place ?? 'fits']);
}
