/** Compares two bodies of a document for people: which part, what, before and after. */
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { diffDocuments } from './diff.ts';
import { withoutChildren } from './diff-fields.ts';
import { childOf } from './json-fields.ts';
import { findNode, isNode, nodesOf } from './node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation, NodeAddress } from './operation.ts';

/** One line of a comparison. */
export interface SemanticChange {
  /** The nodes from the outermost down to the changed one, from which people's names for them are made; ancestors without what is in them. */
  trail: DocumentNode[];
  kind: 'changed' | 'added' | 'removed' | 'moved';
  nodeId: NodeAddress;
  path: string;
  locale?: LocaleCode;
  /** The value of the field, or the node that was added or removed. */
  before?: unknown;
  after?: unknown;
}

export interface ComparisonRules {
  /** Whether people see a field; its path comes without a language. */
  isSeen(path: string): boolean;
  locales: readonly LocaleCode[];
}

interface FieldChange {
  id: NodeAddress;
  path: string;
  before: unknown;
  after: unknown;
}

const fieldChange = (operation: DocumentOperation): FieldChange | null => {
  if ('set' in operation) {
    const { id, path, value, was } = operation.set;
    return { id, path, before: was, after: value };
  }
  if (!('unset' in operation)) return null;
  const { id, path, was } = operation.unset;
  return { id, path, before: was, after: undefined };
};

/** The node with its containers, outermost first, each without what it contains; empty for the document itself. */
export function trailOf(body: DocumentBody, id: NodeAddress): DocumentNode[] {
  const path = findNode(body, id)?.path ?? [];
  let value: unknown = body;
  return path.flatMap(key => {
    value = childOf(value, key);
    if (typeof key !== 'number' || !isNode(value)) return [];
    return [value.id === id ? value : withoutChildren(value, false)];
  });
}

/** A text that is written in all languages at once is one change per language. */
function perLocale(
  change: FieldChange,
  { locales }: ComparisonRules,
): (FieldChange & { locale?: LocaleCode })[] {
  const { path, before, after } = change;
  const last = locales.find(locale => path.endsWith(`.${locale}`));
  if (last) return [{ ...change, locale: last }];
  const sides = [before, after].filter(value => value !== undefined);
  const isText = sides.every(
    value => isRecord(value) && Object.keys(value).every(key => locales.some(locale => locale === key)),
  );
  if (!isText || sides.length === 0) return [change];
  return locales.flatMap(locale => {
    const [was, is] = [childOf(before, locale), childOf(after, locale)];
    return was === is ? [] : [{ ...change, path: `${path}.${locale}`, before: was, after: is, locale }];
  });
}

const present = (before: unknown, after: unknown) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

function changesOfField(change: FieldChange, to: DocumentBody, rules: ComparisonRules): SemanticChange[] {
  if (change.id !== '' && !findNode(to, change.id)) return [];
  return perLocale(change, rules).flatMap(({ id, path, locale, before, after }) => {
    const plainPath = locale ? path.slice(0, -locale.length - 1) : path;
    if (!rules.isSeen(plainPath)) return [];
    const trail = trailOf(to, id);
    return [
      { trail, kind: 'changed', nodeId: id, path, ...(locale ? { locale } : {}), ...present(before, after) },
    ];
  });
}

function changeOfNode(operation: DocumentOperation, from: DocumentBody, to: DocumentBody): SemanticChange[] {
  if ('insert' in operation) {
    const nodeId = operation.insert.node.id;
    const after = findNode(to, nodeId)?.node;
    return [{ trail: trailOf(to, nodeId), kind: 'added', nodeId, path: '', after }];
  }
  if ('remove' in operation) {
    const nodeId = operation.remove.id;
    const before = findNode(from, nodeId)?.node;
    return [{ trail: trailOf(from, nodeId), kind: 'removed', nodeId, path: '', before }];
  }
  if (!('move' in operation)) return [];
  const { id: nodeId } = operation.move;
  return [{ trail: trailOf(to, nodeId), kind: 'moved', nodeId, path: '' }];
}

/** What has changed between two bodies, in the order of the page; what was removed comes last. */
export function semanticChanges(
  from: DocumentBody,
  to: DocumentBody,
  rules: ComparisonRules,
): SemanticChange[] {
  const order = new Map([...nodesOf(to)].map(({ id }, at) => [id, at]));
  const rank = ({ nodeId }: SemanticChange) => (nodeId === '' ? -1 : (order.get(nodeId) ?? order.size));
  return diffDocuments(from, to)
    .flatMap(operation => {
      const field = fieldChange(operation);
      return field ? changesOfField(field, to, rules) : changeOfNode(operation, from, to);
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
