/** Related products: similar ones, complements, or parts of the same vehicle. */
import type { BulkWriter } from '../bulk-writer.ts';
import { fittingLines } from './guides.ts';
import { entry } from '../random.ts';
import type { Draft } from './product-draft.ts';

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
  'track-set': ['track-mount', 'track-part'],
  belt: ['clutch-part', 'air-filter'],
  'engine-oil': ['oil-filter', 'spark-plug'],
  battery: ['charger'],
  'led-bar': ['harness', 'switch'],
  'brake-pads': ['brake-fluid', 'brake-disc'],
  'tip-trailer': ['tow-ball', 'strap'],
};

export function addRelations(writer: BulkWriter, drafts: readonly Draft[]): void {
  const byLine = groupBy(drafts, draft => draft.line.key);
  const byVehicle = groupBy(drafts, draft => draft.vehicleModel?.model ?? '');
  const byFamily = groupBy(drafts, draft => draft.family.key);
  for (const draft of drafts) {
    const used = new Set([draft.id]);
    const relate = (relation: string, pool: readonly Draft[], count: number): void => {
      if (pool.length === 0) return;
      for (let step = 0, order = 1; step < count * 3 && order <= count; step += 1) {
        const other = entry(pool, draft.id * 31 + step * 7);
        if (used.has(other.id) || (other.group !== null && other.group === draft.group)) continue;
        used.add(other.id);
        writer.add('product_relation', {
          product_id: draft.id,
          related_product_id: other.id,
          relation,
          sort_order: order,
        });
        order += 1;
      }
    };
    const completing = (complements[draft.line.key] ?? []).flatMap(key =>
      (byLine.get(key) ?? []).slice(0, 60),
    );
    // Of parts for vehicles, those for the same vehicle.
    for (const key of fittingLines[draft.line.key] ?? [])
      relate('FITTING', fittingOf(draft, byLine.get(key) ?? []), 1);
    relate('ACCESSORIES', completing, 4);
    relate(
      'RELATED',
      (draft.vehicleModel === null
        ? byFamily.get(draft.family.key)
        : byVehicle.get(draft.vehicleModel.model)) ?? [],
      4,
    );
    relate('SIMILAR', byLine.get(draft.line.key) ?? [], 4);
  }
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
