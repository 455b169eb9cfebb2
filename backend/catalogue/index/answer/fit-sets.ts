/**
 * The products that fit a vehicle, as sets of documents: `compatibilityOf` for all products at once (R-VEHICLE-16). The set of
 * a measure is the union of those of the values that agree, so the index needs no row for each pair of product and vehicle.
 */
import { LRUCache } from 'lru-cache';
import {
  addBit,
  type Bits,
  hasBit,
  intersect,
  noBits,
  removeBit,
  takeOut,
  unite,
} from '#backend/kernel/bits.ts';
import { agreementAt, readMeasure, type VehicleData } from '#kernel/vehicle/fit-measure.ts';
import { type FitRule, fitRulesOf, type WheelPosition, wheelPositions } from '#kernel/vehicle/fit-rule.ts';
import type { PartVerdict } from '#kernel/vehicle/package-fit.ts';
import { isFitting } from '#kernel/vehicle/product-compatibility.ts';
import type { FacetPlace } from '#kernel/vehicle/vehicle-facets.ts';
import type { CatalogueReference, ParameterValue } from '../../reference.ts';
import type { Snapshot } from '../snapshot.ts';
import { judgePackages } from './package-sets.ts';

/** A rule of a parameter with the facet values that state its measure. */
interface IndexedMeasure {
  rule: FitRule;
  stated: { value: number; reads: string[] }[];
  /** The products that state it. */
  has: Bits;
  /** By the values that agree with a vehicle: the products that state others only. Many vehicles agree with the same. */
  others: LRUCache<string, Bits>;
}

interface IndexedMeasures {
  measures: readonly IndexedMeasure[];
  measured: Bits;
  /** With a measure of which the same value proves that a product fits, or universal by the maker's word. */
  proven: Bits;
  /** Made for listed vehicles only. */
  listedOnly: Bits;
  universal: Bits;
  /** Universal without a measure: what fits all vehicles. */
  fitsAll: Bits;
  /** By the facet value of the vehicle, the least recently computed first. */
  vehicles: Map<number, VehicleSets>;
}

interface VehicleSets {
  fits: Bits;
  front: Bits;
  rear: Bits;
  check: Bits;
}

const UNIVERSAL = 'universal';
const VEHICLE = 'vehicle';
/** For the sets of vehicles, four of them each. */
const MAX_BYTES = 8_000_000;
/** For the sets of one measure. */
const MAX_MEASURE_BYTES = 4_000_000;

/** What was computed for a snapshot; documents are only added behind the others, and names are replaced as a whole. */
const computed = new WeakMap<
  Snapshot,
  { size: number; reference: CatalogueReference; sets: IndexedMeasures }
>();

const without = (bits: Bits, other: Bits): Bits => {
  const left = bits.slice();
  takeOut(left, other);
  return left;
};
const both = (bits: Bits, other: Bits): Bits => {
  const shared = bits.slice();
  intersect(shared, other);
  return shared;
};
const either = (bits: Bits, other: Bits): Bits => {
  const all = bits.slice();
  unite(all, other);
  return all;
};

const readsOf = ({ label }: ParameterValue, { form }: FitRule): string[] => [
  ...new Set(
    Object.values(label).flatMap(text => (text === undefined ? [] : (readMeasure(form, text) ?? []))),
  ),
];

/** What fits all vehicles, packages of such parts included. */
function whatFitsAll(
  snapshot: Snapshot,
  { universal, measured, listedOnly }: Pick<IndexedMeasures, 'universal' | 'measured' | 'listedOnly'>,
): Bits {
  const bits = without(universal, measured);
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

const newMeasure = (rule: FitRule, capacity: number): IndexedMeasure => ({
  rule,
  stated: [],
  has: noBits(capacity),
  others: new LRUCache({ maxSize: MAX_MEASURE_BYTES, sizeCalculation: bits => bits.byteLength + 1 }),
});

function indexMeasures(snapshot: Snapshot): IndexedMeasures {
  const { facets, docsOfValue, capacity } = snapshot;
  const found = new Map<string, IndexedMeasure>();
  const [listed, universal] = [noBits(capacity), noBits(capacity)];
  for (const [number, { source }] of facets.values.entries()) {
    if (source.type !== 'Parameter') continue;
    const { parameter, slug } = source.value;
    if (parameter.identifier === VEHICLE) docsOfValue.addTo(slug === UNIVERSAL ? universal : listed, number);
    for (const [at, rule] of fitRulesOf(parameter.identifier, parameter.fit).entries()) {
      const reads = readsOf(source.value, rule);
      if (reads.length === 0) continue;
      const key = `${parameter.id} ${at}`;
      const measure = found.get(key) ?? newMeasure(rule, capacity);
      measure.stated.push({ value: number, reads });
      docsOfValue.addTo(measure.has, number);
      found.set(key, measure);
    }
  }
  const measures = [...found.values()];
  const [measured, proven] = [noBits(capacity), universal.slice()];
  for (const { rule, has } of measures) {
    unite(measured, has);
    if (rule.proves) unite(proven, has);
  }
  const listedOnly = without(listed, universal);
  return {
    ...{ measures, measured, proven, universal, listedOnly },
    fitsAll: whatFitsAll(snapshot, { universal, measured, listedOnly }),
    vehicles: new Map(),
  };
}

function measuresOf(snapshot: Snapshot): IndexedMeasures {
  const { size, reference } = snapshot;
  const before = computed.get(snapshot);
  if (before?.size === size && before.reference === reference) return before.sets;
  const sets = indexMeasures(snapshot);
  computed.set(snapshot, { size, reference, sets });
  return sets;
}

/** The products that state the measure, but none of these values. */
function withOthers(
  { docsOfValue, capacity }: Snapshot,
  { has, others }: IndexedMeasure,
  values: readonly number[],
): Bits {
  const key = values.join();
  const known = others.get(key);
  if (known) return known;
  const stating = noBits(capacity);
  for (const value of values) docsOfValue.addTo(stating, value);
  const made = without(has, stating);
  others.set(key, made);
  return made;
}

/** Of the measured products, those that differ in nothing there; `maybe` has those whose measures are not all known or nearly the same too. */
function setsAt(
  snapshot: Snapshot,
  { measures, measured }: IndexedMeasures,
  position: WheelPosition,
  data: VehicleData | null,
): { agrees: Bits; maybe: Bits } {
  const [agrees, maybe] = [measured.slice(), measured.slice()];
  for (const measure of measures) {
    const [same, sameOrNear]: [number[], number[]] = [[], []];
    for (const { value, reads } of measure.stated) {
      const agreement = agreementAt({ rule: measure.rule, values: reads }, position, data);
      if (agreement === 'agrees') same.push(value);
      if (agreement !== 'differs') sameOrNear.push(value);
    }
    takeOut(agrees, withOthers(snapshot, measure, same));
    takeOut(maybe, withOthers(snapshot, measure, sameOrNear));
  }
  return { agrees, maybe };
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

function addPackages(snapshot: Snapshot, made: VehicleSets, sets: IndexedMeasures): void {
  judgePackages(snapshot, verdictIn(made, sets), (doc, verdict) => {
    const { fits, front, rear, check } = made;
    for (const bits of [fits, front, rear, check]) removeBit(bits, doc);
    if (verdict === 'check') addBit(check, doc);
    else if (verdict !== null && isFitting(verdict)) addBit(fits, doc);
    if (verdict === 'front') addBit(front, doc);
    if (verdict === 'rear') addBit(rear, doc);
  });
}

function vehicleSets(snapshot: Snapshot, value: number, data: VehicleData | null): VehicleSets {
  const sets = measuresOf(snapshot);
  const known = sets.vehicles.get(value);
  if (known) return known;
  const listed = noBits(snapshot.capacity);
  snapshot.docsOfValue.addTo(listed, value);
  const [front, rear] = wheelPositions.map(position => setsAt(snapshot, sets, position, data));
  const none = { agrees: noBits(snapshot.capacity), maybe: noBits(snapshot.capacity) };
  const [atFront, atRear] = [front ?? none, rear ?? none];
  const open = without(sets.measured, sets.listedOnly);
  const judged = either(open, both(listed, sets.measured));
  const agreeing = both(either(atFront.agrees, atRear.agrees), both(judged, sets.proven));
  const fits = either(listed, agreeing);
  const made: VehicleSets = {
    fits,
    front: both(without(atFront.agrees, atRear.agrees), agreeing),
    rear: both(without(atRear.agrees, atFront.agrees), agreeing),
    check: without(both(either(atFront.maybe, atRear.maybe), open), fits),
  };
  addPackages(snapshot, made, sets);
  const most = Math.max(4, Math.floor(MAX_BYTES / (fits.byteLength * 4)));
  for (const oldest of sets.vehicles.keys()) if (sets.vehicles.size >= most) sets.vehicles.delete(oldest);
  sets.vehicles.set(value, made);
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
    const { fitsAll } = measuresOf(snapshot);
    return bits => unite(bits, fitsAll);
  }
  const data = snapshot.reference.vehicleData.get(source.value.id) ?? null;
  return bits => unite(bits, vehicleSets(snapshot, value, data)[place ?? 'fits']);
}
