/** Cache of checked documents by their text: parsed, measured and validated once. */
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Limits, measureDocument, type OperationCosts, refuseDeepText, tooLarge } from './limits.ts';
import { isStorable } from './storable-text.ts';

type Checked = { document: DocumentNode; costs: OperationCosts } | { errors: readonly GraphQLError[] };

const coded = (error: GraphQLError, code: string) =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code, ...error.extensions },
  });

function refuseUnstorable(document: DocumentNode): void {
  visit(document, {
    StringValue(node) {
      if (!isStorable(node.value))
        throw new GraphQLError('A text contains invalid characters.', { nodes: node });
    },
  });
}

/**
 * Returns the checked document of a text, or its errors. A registered document is not validated: `npm run generate` did
 * that, and the first page of a process would wait for it.
 */
export function createDocumentCache(
  schema: GraphQLSchema,
  limits: Limits,
): (text: string, isRegistered?: boolean) => Checked {
  const cache = new LRUCache<string, Checked>({
    max: 500,
    maxSize: 8_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });

  function check(text: string, isRegistered: boolean): Checked {
    let document: DocumentNode;
    let costs: OperationCosts;
    try {
      refuseDeepText(text, limits);
      document = parse(text, { maxTokens: limits.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      // The parser's own message for its limit, which has no code.
      if (/more tha[nt] \d+ tokens/.test(error.message))
        return { errors: [tooLarge('tokens', limits.tokens)] };
      return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    try {
      costs = measureDocument(schema, document, limits);
      refuseUnstorable(document);
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [coded(error, 'GRAPHQL_VALIDATION_FAILED')] };
      throw error;
    }
    if (isRegistered) return { document, costs };
    const errors = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: true });
    if (errors.length === 0) return { document, costs };
    return { errors: errors.map(error => coded(error, 'GRAPHQL_VALIDATION_FAILED')) };
  }

  return (text, isRegistered = false) => {
    if (text.length > limits.characters) return { errors: [tooLarge('characters', limits.characters)] };
    const known = cache.get(text);
    if (known) return known;
    const checked = check(text, isRegistered);
    cache.set(text, checked);
    return checked;
  };
}
