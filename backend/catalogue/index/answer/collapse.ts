/** Hides all variants of each collapsing group but one: the main product, or the most sold one when that is inactive. */
import { addBit, removeBit } from '#backend/kernel/bits.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CollapsingGroup } from '../table/chunk.ts';

type Grouped = Pick<Snapshot, 'collapsed' | 'lead' | 'docOf' | 'variantGroup' | 'size'>;

export function collapse({ collapsed, lead, docOf }: Grouped, groups: readonly CollapsingGroup[]): void {
  for (const { main, members } of groups) {
    const docs = members.flatMap(id => docOf.get(id) ?? []);
    // A main product that was read before its own change counts from then on.
    const shown = (members.includes(main) ? docOf.get(main) : undefined) ?? docs[0];
    for (const doc of docs) {
      if (doc === shown) continue;
      addBit(collapsed, doc);
      lead[doc] = shown ?? -1;
    }
  }
}

/** Collapses groups again whose members are the same. Returns those that show another one than before. */
export function collapseAgain(
  grouped: Grouped,
  groups: readonly CollapsingGroup[],
): readonly CollapsingGroup[] {
  const { collapsed, lead, docOf } = grouped;
  return groups.filter(group => {
    const docs = group.members.flatMap(id => docOf.get(id) ?? []);
    const before = docs.map(doc => lead[doc]);
    for (const doc of docs) {
      removeBit(collapsed, doc);
      lead[doc] = -1;
    }
    collapse(grouped, [group]);
    return docs.some((doc, at) => lead[doc] !== before[at]);
  });
}

/** Clears what was collapsed in these groups, since their members or settings may have changed. */
export function unfold(
  { collapsed, lead, variantGroup, size }: Grouped,
  groupIds: ReadonlySet<number>,
): void {
  if (groupIds.size === 0) return;
  for (let doc = 0; doc < size; doc += 1) {
    const group = variantGroup[doc] ?? 0;
    if (group === 0 || !groupIds.has(group)) continue;
    removeBit(collapsed, doc);
    lead[doc] = -1;
  }
}
