/** Limits of a document: its size before it runs, and fields times the products that a list requests (R-DATA-8). */
import { GraphQLError, Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { DocumentMeasure, isIntrospection } from './document-size.ts';

export interface Limits {
  /** Nested fields, fragments opened. */
  depth: number;
  /** Aliased fields, fragments counted at each use. */
  aliases: number;
  directives: number;
  /** Fields in all, fragments counted at each use. */
  fields: number;
  /** Fields of the first level: each is an operation of its own. */
  roots: number;
  /** Tokens of the text; the parser stops there. */
  tokens: number;
  /** Characters of the text. */
  characters: number;
  /** Fields, those of a list multiplied by its `take`. */
  cost: number;
  /** Values in all variables together. */
  values: number;
  introspection: boolean;
}

/** Above any real client: all fields of an order in the contract are 800 fields and 1,000 tokens at depth 10. */
export const defaultLimits: Limits = {
  depth: 15,
  aliases: 60,
  directives: 60,
  fields: 2000,
  roots: 30,
  tokens: 8000,
  characters: 100_000,
  cost: 100_000,
  values: 10_000,
  introspection: true,
};

/** The code of every rejection here; sent with status 400. */
export const TOO_LARGE = 'DOCUMENT_TOO_LARGE';
const DEFAULT_TAKE = 20;
const MOST_TAKEN = 200;

export const tooLarge = (what: string, limit: number) =>
  new GraphQLError(`The document is too large: ${what} above ${limit}.`, { extensions: { code: TOO_LARGE } });

/** One root field: the number of fields per product, and the number of products. */
interface RootCost {
  fields: number;
  /** A number, the name of a variable, or null for a field that is not a list. */
  take: number | { variable: string } | null;
}

export type OperationCosts = ReadonlyMap<OperationDefinitionNode, readonly RootCost[]>;

/** Rejects a document that is too large; returns the costs of its operations, to be checked with their variables. */
export function measureDocument(
  document: DocumentNode,
  limits: Limits,
  isList: (node: FieldNode) => boolean,
): OperationCosts {
  const measure = new DocumentMeasure(document);
  const costs = new Map<OperationDefinitionNode, RootCost[]>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure.ofSet(node.selectionSet);
    for (const name of ['depth', 'aliases', 'directives', 'fields'] as const)
      if (size[name] > limits[name]) throw tooLarge(name, limits[name]);
    const roots = measure.roots(node);
    if (roots.length > limits.roots) throw tooLarge('operations', limits.roots);
    if (!limits.introspection && roots.some(isIntrospection))
      throw new GraphQLError('Introspection is disabled.', {
        extensions: { code: 'INTROSPECTION_DISABLED' },
      });
    costs.set(
      node,
      roots.map(root => ({ fields: measure.ofField(root).fields, take: isList(root) ? takeOf(root) : null })),
    );
  }
  return costs;
}

function takeOf(node: FieldNode): RootCost['take'] {
  const value = node.arguments?.find(({ name }) => name.value === 'take')?.value;
  if (value?.kind === Kind.VARIABLE) return { variable: value.name.value };
  return value?.kind === Kind.INT ? Number(value.value) : DEFAULT_TAKE;
}

/** Rejects an operation whose lists request too much. */
export function refuseCostly(
  costs: readonly RootCost[],
  variables: Readonly<Record<string, unknown>>,
  { cost: limit }: Limits,
): void {
  const factor = (take: RootCost['take']): number => {
    if (take === null) return 1;
    const given = typeof take === 'number' ? take : variables[take.variable];
    const wanted = typeof given === 'number' ? given : DEFAULT_TAKE;
    return Math.max(1, Math.min(wanted, MOST_TAKEN));
  };
  const cost = costs.reduce((sum, { fields, take }) => sum + fields * factor(take), 0);
  if (cost > limit) throw tooLarge('cost', limit);
}

/** Deeper than any input of the contract. */
const DEEPEST_VALUE = 20;

/** Rejects variables with too many values or too much depth. */
export function refuseManyValues(
  variables: Readonly<Record<string, unknown>>,
  { values: limit }: Limits,
): void {
  let left = limit;
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_VALUE) throw tooLarge('depth of variables', DEEPEST_VALUE);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const inner: unknown[] = Object.values(value);
      left -= inner.length;
      if (left < 0) throw tooLarge('values of variables', limit);
      for (const each of inner) next.push(each);
    }
    level = next;
  }
}
