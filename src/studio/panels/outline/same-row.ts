/** Whether a row of the outline looks and acts as it did: rows are listed anew at each change of the document. */
import { sameJson } from '#kernel/same-json.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import type { RowProps } from './row-props.ts';

const samePut = (one: GroupRow['put'], other: GroupRow['put']): boolean =>
  one.editor === other.editor && one.at === other.at && sameJson(one.inside, other.inside);

/** Nodes are replaced when they change, never changed: the same node is the same object. */
function sameRow(one: GroupRow, other: GroupRow): boolean {
  const { put, inside, ...rest } = one;
  const { put: otherPut, inside: otherInside, ...others } = other;
  return sameFields(rest, others) && samePut(put, otherPut) && sameJson(inside, otherInside);
}

function sameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Fields>;
  return [...keys].every(key => Object.is(one[key], other[key]));
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Every field is compared: by its content where it is made anew at each render, else by identity. */
export function sameRowProps(one: RowProps, other: RowProps): boolean {
  const { row, findings, people, presence, ...rest } = one;
  const { row: otherRow, findings: found, people: others, presence: words, ...otherRest } = other;
  return (
    sameFields(rest, otherRest) &&
    sameRow(row, otherRow) &&
    sameFields(findings, found) &&
    sameItems(people, others) &&
    sameItems(presence, words)
  );
}
