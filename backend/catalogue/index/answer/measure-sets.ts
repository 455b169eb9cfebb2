/**
 * What the measures of products say of technical data, as sets of documents (R-VEHICLE-16). The set of a measure is the union of
 * those of the values that agree, so the index needs no row for each pair of product and vehicle; vehicles with the same data
 * share theirs.
 */
import { LRUCache } from 'lru-cache';
import { type Bits, bitsWithout, intersect, noBits, takeOut, unite } from '#backend/kernel/bits.ts';
import { agreementWith, readMeasure, type VehicleData, vehicleValueAt } from '#kernel/vehicle/fit-measure.ts';
import { type FitRule, fitRulesOf, type WheelPosition } from '#kernel/vehicle/fit-rule.ts';
import type { ParameterValue } from '../../reference.ts';
import type { Snapshot } from '../snapshot.ts';

/** A rule of a parameter with the facet values that state its measure. */
interface IndexedMeasure {
  rule: FitRule;
  stated: { value: number; reads: string[] }[];
  /** The products that state it. */
  has: Bits;
}

/** The products that state a measure, but no value that agrees with the vehicle's, or none that agrees or is unknown or near. */
interface Others {
  notAgreeing: Bits;
  impossible: Bits;
}

/** The measured products that are not made for listed vehicles only, by what a vehicle's data say of them. */
export interface MeasureSets {
  fits: Bits;
  front: Bits;
  rear: Bits;
  check: Bits;
  /** Of all measured products, for those that a list names: what agrees at the front only, and at the rear only. */
  frontOnly: Bits;
  rearOnly: Bits;
}

export interface IndexedMeasures {
  measures: readonly IndexedMeasure[];
  measured: Bits;
  /** With a measure of which the same value proves that a product fits, or universal by the maker's word. */
  proven: Bits;
  /** Made for listed vehicles only. */
  listedOnly: Bits;
  universal: Bits;
  /** By measure, position and the vehicle's value. */
  others: LRUCache<string, Others>;
  /** By all values of a vehicle that rules ask for. */
  byData: LRUCache<string, MeasureSets>;
}

const UNIVERSAL = 'universal';
const VEHICLE = 'vehicle';
const MAX_OTHERS_BYTES = 8_000_000;
const MAX_DATA_BYTES = 24_000_000;

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

export function indexMeasures(snapshot: Snapshot): IndexedMeasures {
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
      const measure = found.get(key) ?? { rule, stated: [], has: noBits(capacity) };
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
  const listedOnly = bitsWithout(listed, universal);
  return {
    ...{ measures, measured, proven, universal, listedOnly },
    others: new LRUCache({
      maxSize: MAX_OTHERS_BYTES,
      sizeCalculation: ({ notAgreeing }) => 2 * notAgreeing.byteLength + 1,
    }),
    byData: new LRUCache({ maxSize: MAX_DATA_BYTES, sizeCalculation: ({ fits }) => 6 * fits.byteLength + 1 }),
  };
}

/** The vehicle's value by measure; undefined for a measure that has no such position. */
const ownValuesAt = (
  { measures }: IndexedMeasures,
  position: WheelPosition,
  data: VehicleData | null,
): (string | null | undefined)[] =>
  measures.map(({ rule }) => {
    if (rule.data[position].length === 0) return undefined;
    return data && vehicleValueAt(rule, position, data);
  });

function othersOf(snapshot: Snapshot, { rule, stated, has }: IndexedMeasure, own: string | null): Others {
  const [agreeing, possible] = [noBits(snapshot.capacity), noBits(snapshot.capacity)];
  for (const { value, reads } of stated) {
    const agreement = agreementWith({ rule, values: reads }, own);
    if (agreement === 'agrees') snapshot.docsOfValue.addTo(agreeing, value);
    if (agreement !== 'differs') snapshot.docsOfValue.addTo(possible, value);
  }
  return { notAgreeing: bitsWithout(has, agreeing), impossible: bitsWithout(has, possible) };
}

/** Of the measured products, those that differ in nothing there; `maybe` has those whose measures are not all known or nearly the same too. */
function setsAt(
  snapshot: Snapshot,
  { measures, measured, others }: IndexedMeasures,
  own: readonly (string | null | undefined)[],
): { agrees: Bits; maybe: Bits } {
  const [agrees, maybe] = [measured.slice(), measured.slice()];
  for (const [at, measure] of measures.entries()) {
    const value = own[at];
    if (value === undefined) {
      for (const bits of [agrees, maybe]) takeOut(bits, measure.has);
      continue;
    }
    const key = JSON.stringify([at, value]);
    const known = others.get(key) ?? othersOf(snapshot, measure, value);
    others.set(key, known);
    takeOut(agrees, known.notAgreeing);
    takeOut(maybe, known.impossible);
  }
  return { agrees, maybe };
}

function combine(
  { proven, measured, listedOnly }: IndexedMeasures,
  front: ReturnType<typeof setsAt>,
  rear: ReturnType<typeof setsAt>,
): MeasureSets {
  const open = bitsWithout(measured, listedOnly);
  const frontOnly = both(bitsWithout(front.agrees, rear.agrees), proven);
  const rearOnly = both(bitsWithout(rear.agrees, front.agrees), proven);
  const fits = both(both(either(front.agrees, rear.agrees), proven), open);
  return {
    fits,
    front: both(frontOnly, open),
    rear: both(rearOnly, open),
    check: bitsWithout(both(either(front.maybe, rear.maybe), open), fits),
    frontOnly,
    rearOnly,
  };
}

/** @param data null when the vehicle's technical data are not known */
export function measureSets(
  snapshot: Snapshot,
  sets: IndexedMeasures,
  data: VehicleData | null,
): MeasureSets {
  const front = ownValuesAt(sets, 'front', data);
  const rear = ownValuesAt(sets, 'rear', data);
  const key = JSON.stringify([front, rear]);
  const known = sets.byData.get(key);
  if (known) return known;
  const made = combine(sets, setsAt(snapshot, sets, front), setsAt(snapshot, sets, rear));
  sets.byData.set(key, made);
  return made;
}
