/** Documents of the shop that are asked in one: persisted as their parts are, because nothing but those makes them up. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { documents } from '#api/documents.gen.ts';

/** Queries of one subject are joined, so that a list that takes long keeps no menu waiting. */
export type Subject = 'Menus' | 'Areas' | 'Catalogue';

const subjects: Readonly<Record<string, Subject>> = { getMenuAtLocation: 'Menus', widgetArea: 'Areas' };

/** Parts with the same market and language share these variables (R-DATA-3). */
const shared: ReadonlySet<string> = new Set(['channelId', 'marketId', 'languageId']);

const SEPARATOR = '+';

interface Part {
  subject: Subject;
  operation: OperationDefinitionNode;
  fragments: readonly FragmentDefinitionNode[];
  /** Names of the fields of the first level in the answer. */
  fields: readonly string[];
}

/** Prefix of what belongs to a part, by its place. */
const prefixOf = (at: number): string => `p${at}_`;

const named = <Node extends { name: { value: string } }>(node: Node, name: string): Node => ({
  ...node,
  name: { ...node.name, value: name },
});

function partOf(document: DocumentNode): Part | null {
  const operations = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.operation !== 'query') return null;
  const fragments = document.definitions.filter(node => node.kind === Kind.FRAGMENT_DEFINITION);
  let isOwn = (operation.directives ?? []).length > 0;
  // Fragments are shared by the parts, and the variables of a part have names of its own.
  for (const fragment of fragments)
    visit(fragment, { Variable: ({ name }) => void (isOwn ||= !shared.has(name.value)) });
  const roots = operation.selectionSet.selections.filter(node => node.kind === Kind.FIELD);
  if (isOwn || roots.length !== operation.selectionSet.selections.length) return null;
  const [subject = 'Catalogue', ...others] = new Set(
    roots.flatMap(({ name }) => (name.value === '__typename' ? [] : [subjects[name.value] ?? 'Catalogue'])),
  );
  if (others.length > 0) return null;
  return { subject, operation, fragments, fields: roots.map(({ alias, name }) => (alias ?? name).value) };
}

const parts = new Map<string, Part | null>();

/** Null for documents that cannot be a part of another: mutations, and what is not the shop's own. */
export function partOfDocument(id: string): Pick<Part, 'subject' | 'fields'> | null {
  return knownPart(id);
}

function knownPart(id: string): Part | null {
  const known = parts.get(id);
  if (known !== undefined) return known;
  const text = Object.hasOwn(documents, id) ? documents[id]?.text : undefined;
  const part = text === undefined ? null : partOf(parse(text, { noLocation: true }));
  if (text !== undefined) parts.set(id, part);
  return part;
}

/** Fragments of the same name may differ: those of a cache ask for the names of types as well. */
function createFragments() {
  const kept = new Map<string, FragmentDefinitionNode>();
  return {
    all: () => [...kept.values()],
    /** The names under which the fragments of a part are in the joined document. */
    add(fragments: readonly FragmentDefinitionNode[]): ReadonlyMap<string, string> {
      const isTyped = fragments.some(fragment => print(fragment).includes('__typename'));
      const names = new Map(
        fragments.map(({ name: { value } }) => [value, isTyped ? `${value}_typed` : value] as const),
      );
      for (const fragment of fragments) {
        const name = names.get(fragment.name.value) ?? fragment.name.value;
        if (!kept.has(name)) kept.set(name, withNames(named(fragment, name), names));
      }
      return names;
    },
  };
}

const withNames = <Node extends FragmentDefinitionNode | OperationDefinitionNode>(
  node: Node,
  names: ReadonlyMap<string, string>,
): Node =>
  visit(node, { FragmentSpread: spread => named(spread, names.get(spread.name.value) ?? spread.name.value) });

function joinedText(ids: readonly string[]): { name: string; text: string } | null {
  const found = ids.map(knownPart);
  const all = found.filter(part => part !== null);
  const [first] = all;
  if (!first || all.length !== found.length) return null;
  const fragments = createFragments();
  const operations = all.map(({ operation, fragments: own }, at) => {
    const renamed = visit(withNames(operation, fragments.add(own)), {
      Variable: node =>
        shared.has(node.name.value) ? undefined : named(node, prefixOf(at) + node.name.value),
    });
    const { selections } = renamed.selectionSet;
    const roots = selections.filter((node): node is FieldNode => node.kind === Kind.FIELD);
    return {
      variables: renamed.variableDefinitions ?? [],
      roots: roots.map(node => ({
        ...node,
        alias: { kind: Kind.NAME, value: prefixOf(at) + (node.alias ?? node.name).value } as const,
      })),
    };
  });
  const variables = new Map(
    operations.flatMap(({ variables: own }) => own.map(node => [node.variable.name.value, node] as const)),
  );
  const name = `Page${first.subject}`;
  const operation: OperationDefinitionNode = {
    ...first.operation,
    name: { kind: Kind.NAME, value: name },
    variableDefinitions: [...variables.values()],
    selectionSet: { kind: Kind.SELECTION_SET, selections: operations.flatMap(({ roots }) => roots) },
  };
  const text = print({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments.all()] });
  return { name, text: stripIgnoredCharacters(text) };
}

const joined = new LRUCache<string, { name: string; text: string }>({ max: 500 });

/** A document of the shop by its id, or several as one by the id that `joinedId` gives them. */
export function persistedDocument(id: string): { name: string; text: string } | undefined {
  if (Object.hasOwn(documents, id)) return documents[id];
  const known = joined.get(id);
  if (known || !id.includes(SEPARATOR)) return known;
  const made = joinedText(id.split(SEPARATOR)) ?? undefined;
  if (made) joined.set(id, made);
  return made;
}

export const joinedId = (ids: readonly string[]): string => ids.join(SEPARATOR);

type Values = Readonly<Record<string, unknown>>;

/** The variables of the joined document; those that the parts share are equal. */
export function joinedVariables(all: readonly Values[]): Values {
  return Object.fromEntries(
    all.flatMap((variables, at) =>
      Object.entries(variables).map(
        ([name, value]) => [shared.has(name) ? name : prefixOf(at) + name, value] as const,
      ),
    ),
  );
}

/** Which parts may be joined: of one subject, market and language. */
export const joinKey = (subject: Subject, { channelId, marketId, languageId }: Values): string =>
  JSON.stringify([subject, channelId, marketId, languageId]);

/** The name of a part's field in the answer of the joined document. */
export const joinedField = (at: number, field: string): string => prefixOf(at) + field;

/** The place of the part and its own name of a field of the joined answer. */
export function fieldOfPart(field: string): { at: number; name: string } | null {
  const [, at, name] = /^p(\d+)_(.+)$/s.exec(field) ?? [];
  return at === undefined || name === undefined ? null : { at: Number(at), name };
}
