/** Names for the operations of an override, so that two editors can change it at the same time (R-STUDIO-210). */
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentBody } from '../operation/operation.ts';
import type { OverrideChange, OverrideOperation } from './override-document.ts';

export type NamedOperation = OverrideOperation & { id: string };

/** As long as the grammar allows, with room for a number. */
const MAX_LENGTH = 60;

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Tells long names apart that begin alike: FNV-1a, 32 bits. */
function digestOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

/** What an operation is about, the same for two editors who make it at the same time: `set hero props.title`. */
function subjectOf(change: OverrideChange): string {
  if ('set' in change) return `set ${change.set.id} ${change.set.path}`;
  if ('hide' in change) return `hide ${change.hide}`;
  return 'insert' in change ? `insert ${change.insert.node.id}` : `move ${change.move.id}`;
}

function nameOf(change: OverrideChange): string {
  const subject = subjectOf(change);
  const words = wordsOf(subject);
  if (words.length <= MAX_LENGTH) return words;
  const digest = digestOf(subject);
  return `${wordsOf(words.slice(0, MAX_LENGTH - digest.length - 1))}-${digest}`;
}

/** @param taken ids of the other operations */
export function named(change: OverrideChange, taken: ReadonlySet<string>): NamedOperation {
  const name = nameOf(change);
  let id = name;
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
  return { id, ...change };
}

/** Operations without an id get one; which one depends on the operations alone. */
export function withIds(ops: readonly OverrideOperation[]): NamedOperation[] {
  const taken = new Set(ops.flatMap(({ id }) => id ?? []));
  return ops.map(op => {
    const { id, ...change } = op;
    if (id !== undefined) return { ...op, id };
    const own = named(change, taken);
    taken.add(own.id);
    return own;
  });
}

/** Of an override as a document; none of what is something else. */
export const overrideOperations = ({ ops }: DocumentBody): NamedOperation[] =>
  Array.isArray(ops) ? withIds(ops.filter(isRecord) as unknown as OverrideOperation[]) : [];

/** The document of an override file, whose operations may have no ids, as Studio edits it. */
export function withOperationIds(body: DocumentBody): DocumentBody {
  const { kind, ops } = body;
  if (kind !== 'override' || !Array.isArray(ops) || !ops.every(isRecord)) return body;
  if (ops.every(op => typeof op['id'] === 'string')) return body;
  // Whether they are operations of this grammar is checked by those who serve or save them.
  return { ...body, ops: withIds(ops as unknown as OverrideOperation[]) };
}
