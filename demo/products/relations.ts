/** Related products: similar ones, complements, or parts of the same vehicle, which can be used together. */
import { canBeUsedTogether, type ProductMeasures, productMeasures } from '#backend/commands.ts';
import type { BulkWriter } from '../bulk-writer.ts';
import { entry } from '../random.ts';
import { localized, sameInAll } from '../words.ts';
import { fittingLines } from './guides.ts';
import { fitOf, universalValue } from './parameter-values.ts';
import type { Draft } from './product-draft.ts';
import { factsOf } from './texts.ts';

/** Line → lines whose products complement it. */
const complements: Readonly<Record<string, readonly string[]>> = {
  'mud-tyre': ['alloy-rim', 'wheel-nut', 'tyre-repair'],
  'terrain-tyre': ['alloy-rim', 'steel-rim', 'tyre-repair'],
  'winter-tyre': ['steel-rim', 'snow-chain', 'wheel-nut'],
  'atv-winch': ['winch-rope', 'winch-mount', 'winch-control', 'winch-hook'],
  'sxs-winch': ['winch-rope', 'winch-hook', 'winch-control'],
  'plough-blade': ['push-tube', 'plough-mount', 'plough-wear', 'atv-winch'],
  'rear-box': ['strap', 'front-box'],
  'cross-helmet': ['goggles', 'gloves', 'body-armour'],
  jacket: ['trousers', 'gloves', 'boots'],
  'track-set': ['track-mount'],
  belt: ['clutch-part', 'air-filter'],
  'engine-oil': ['oil-filter', 'spark-plug'],
  battery: ['charger'],
  'led-bar': ['harness', 'switch'],
  'brake-pads': ['brake-fluid', 'brake-disc'],
  'tip-trailer': ['tow-ball', 'strap'],
};

/** Lines whose parts belong to the track kit of the same brand. */
const ofOneBrand = new Set(['track-set', 'track-mount', 'track-part']);

/** A track kit shows mounting kits for many vehicles, of which the shopper needs one. */
const accessoriesOf = ({ line }: Draft): number => (line.key === 'track-set' ? 12 : 4);

/** Longest walk through the candidates of one relation: enough for every vehicle, and not the whole of a large shop. */
const longestWalk = 240;

export function addRelations(writer: BulkWriter, drafts: readonly Draft[]): void {
  const byLine = groupBy(drafts, draft => draft.line.key);
  const byVehicle = groupBy(drafts, draft => draft.vehicleModel?.model ?? '');
  const byFamily = groupBy(drafts, draft => draft.family.key);
  const measures = new Map(drafts.map(draft => [draft, measuresOfDraft(draft)]));
  const isUsable = (draft: Draft, other: Draft, relation: string): boolean => {
    const [own, others] = [measures.get(draft), measures.get(other)];
    if (ofOneBrand.has(draft.line.key) && ofOneBrand.has(other.line.key) && draft.brand !== other.brand)
      return false;
    return own !== undefined && others !== undefined && canBeUsedTogether(own, others, relation);
  };
  for (const draft of drafts) {
    const used = new Set([draft.id]);
    const choose = (relation: string, pool: readonly Draft[], count: number): Draft[] => {
      const chosen = new Set<Draft>();
      // A step that shares no divisor with the number of candidates visits all of them.
      const stride = pool.length % 7 === 0 ? 1 : 7;
      for (let step = 0; step < Math.min(pool.length, longestWalk) && chosen.size < count; step += 1) {
        const other = entry(pool, draft.id * 31 + step * stride);
        if (used.has(other.id) || (other.group !== null && other.group === draft.group)) continue;
        if (isUsable(draft, other, relation)) chosen.add(other);
      }
      return [...chosen];
    };
    const orders = new Map<string, number>();
    const relate = (relation: string, chosen: readonly Draft[]): void => {
      for (const other of chosen) {
        const order = (orders.get(relation) ?? 0) + 1;
        orders.set(relation, order);
        used.add(other.id);
        writer.add('product_relation', {
          product_id: draft.id,
          related_product_id: other.id,
          relation,
          sort_order: order,
        });
      }
    };
    // Of parts for vehicles, those for the same vehicle.
    for (const key of fittingLines[draft.line.key] ?? [])
      relate('FITTING', choose('FITTING', fittingOf(draft, byLine.get(key) ?? []), 1));
    const count = accessoriesOf(draft);
    const completing = (complements[draft.line.key] ?? []).map(key =>
      choose('ACCESSORIES', byLine.get(key) ?? [], count),
    );
    relate('ACCESSORIES', inTurn(completing).slice(0, count));
    const near =
      draft.vehicleModel === null ? byFamily.get(draft.family.key) : byVehicle.get(draft.vehicleModel.model);
    relate('RELATED', choose('RELATED', near ?? [], 4));
    relate('SIMILAR', choose('SIMILAR', byLine.get(draft.line.key) ?? [], 4));
  }
}

/** By the rule of the shop, which leaves out what cannot be used together (R-VEHICLE-14). */
function measuresOfDraft(draft: Draft): ProductMeasures {
  const facts = factsOf(draft).map(([identifier, text], index) => ({
    ...{ id: -index, slug: '', label: localized(typeof text === 'string' ? sameInAll(text) : text) },
    parameter: { identifier },
  }));
  const vehicles = fitOf(draft).map(id => ({
    ...{ id, slug: id === universalValue ? 'universal' : '', label: {} },
    parameter: { identifier: 'vehicle' },
  }));
  return productMeasures([...facts, ...vehicles]);
}

/** The first of each list, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(list => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list.slice(at, at + 1))).flat();
}

const fittingOf = ({ vehicleModel }: Draft, pool: readonly Draft[]): readonly Draft[] =>
  vehicleModel === null
    ? pool.filter(other => other.vehicleModel === null)
    : pool.filter(other => other.vehicleModel === null || other.vehicleModel === vehicleModel);

/** Main products only, since lists and suggestions show one product of each group. */
function groupBy(
  drafts: readonly Draft[],
  keyOf: (draft: Draft) => string,
): ReadonlyMap<string, readonly Draft[]> {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    if (!draft.visible) continue;
    const group = groups.get(keyOf(draft));
    if (group === undefined) groups.set(keyOf(draft), [draft]);
    else group.push(draft);
  }
  return groups;
}
