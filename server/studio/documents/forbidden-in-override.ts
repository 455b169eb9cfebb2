/** Which fields of a change of an override only developers may make: those that they alone may change on its page. */
import type { Bodies } from '#backend/index.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { type EditedOverride, mergedPage } from '#engine/override/edited-override.ts';
import { type NamedOperation, overrideOperations } from '#engine/override/operation-ids.ts';
import { forbiddenFields } from './forbidden-fields.ts';
import { basePage } from './override-facts.ts';

interface Facts {
  /** What is served. */
  live: Bodies;
  grammar: Grammar;
}

/** The fields of an operation whose part the page does not have: it may come back, and is judged by its name. */
const isReserved = ({ widgets }: Grammar, path: string): boolean => {
  const [first, second = ''] = path.split('.');
  const names = Object.values(widgets).flatMap(({ developer = [] }) => developer);
  return first === 'load' || (first === 'props' && names.some(name => name.split('.')[0] === second));
};

/** @returns `hero.load.hydrate`; empty when a merchandiser may make the change. */
export function forbiddenInOverride(
  before: DocumentBody,
  after: DocumentBody,
  { live, grammar }: Facts,
): string[] {
  const documents = [...live].flatMap(([id, body]) => (body ? [{ id, body }] : []));
  const base = basePage({ id: `override:${String(after['id'])}`, body: after }, documents);
  const known = new Set(overrideOperations(before).map(op => JSON.stringify(op)));
  const added = overrideOperations(after).filter(op => !known.has(JSON.stringify(op)));
  if (!base) return unplaced(added, new Set(added.map(({ id }) => id)), grammar);
  const merged = (ops: EditedOverride['ops']) => mergedPage({ base, ops });
  const [was, is] = [merged(overrideOperations(before)), merged(overrideOperations(after))];
  return [
    ...forbiddenFields(was.body, is.body, { kind: 'page', isNew: false, grammar }),
    ...unplaced(added, is.lost, grammar),
  ];
}

const unplaced = (ops: readonly NamedOperation[], lost: ReadonlySet<string>, grammar: Grammar): string[] =>
  ops.flatMap(op => {
    if (!('set' in op) || !(lost.has(op.id) || op.set.id.includes('/'))) return [];
    return isReserved(grammar, op.set.path) ? [`${op.set.id}.${op.set.path}`] : [];
  });
