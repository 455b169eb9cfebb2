/** Limits of a document: its size before it runs, and the cost of an operation with its variables (R-DATA-8). */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  Source,
  TokenKind,
} from 'graphql';
import { costWith, DocumentCost, type RootCost } from './document-cost.ts';
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
  /** Estimated fields of the response: those of a list multiplied by its length. */
  cost: number;
  /** Products and reviews of all lists together. */
  entries: number;
  /** Open brackets around any token: the parser is recursive. */
  nesting: number;
  /** Values in all variables together. */
  values: number;
  introspection: boolean;
}

/**
 * Above any real client: all fields of an order in the contract are 800 fields and 1,000 tokens at depth 10, all orders of
 * an account cost 9,400, 200 products of a list of ours 15,600.
 */
export const defaultLimits: Limits = {
  depth: 15,
  aliases: 60,
  directives: 60,
  fields: 2000,
  roots: 30,
  tokens: 8000,
  characters: 100_000,
  cost: 16_000,
  entries: 400,
  nesting: 200,
  values: 10_000,
  introspection: true,
};

/** The code of every rejection here; sent with status 400. */
export const TOO_LARGE = 'DOCUMENT_TOO_LARGE';

export const tooLarge = (what: string, limit: number) =>
  new GraphQLError(`The document is too large: ${what} above ${limit}.`, { extensions: { code: TOO_LARGE } });

export type OperationCosts = ReadonlyMap<OperationDefinitionNode, readonly RootCost[]>;

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Rejects a text whose brackets would exhaust the stack of the parser. @throws GraphQLError also of the lexer. */
export function refuseDeepText(text: string, { nesting, tokens }: Limits): void {
  const lexer = new Lexer(new Source(text));
  let open = 0;
  for (let count = 0; count <= tokens; count += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (opening.has(kind)) open += 1;
    else if (closing.has(kind)) open -= 1;
    if (open > nesting) throw tooLarge('nested brackets', nesting);
  }
}

/** Rejects a document that is too large; returns the costs of its operations, to be checked with their variables. */
export function measureDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  limits: Limits,
): OperationCosts {
  const measure = new DocumentMeasure(document);
  const cost = new DocumentCost(schema, document);
  const costs = new Map<OperationDefinitionNode, readonly RootCost[]>();
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
    costs.set(node, cost.ofRoots(node));
  }
  return costs;
}

/**
 * Rejects an operation that requests too much of its lists.
 * @returns its cost.
 */
export function refuseCostly(
  roots: readonly RootCost[],
  variables: Readonly<Record<string, unknown>>,
  limits: Limits,
): number {
  const { fields, entries } = costWith(roots, variables);
  if (entries > limits.entries) throw tooLarge('entries of all lists', limits.entries);
  if (fields > limits.cost) throw tooLarge('cost', limits.cost);
  return fields;
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
