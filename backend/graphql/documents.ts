/** Texts become checked documents once: parsed, measured and validated, then kept by their text. */
import { GraphQLError, parse, validate, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuseCostly, type Limits } from './limits.ts';
import { isStorable } from './storable-text.ts';

type Checked = { document: DocumentNode } | { faults: readonly GraphQLError[] };

const coded = (fault: GraphQLError, code: string) =>
  new GraphQLError(fault.message, {
    nodes: fault.nodes ?? null,
    source: fault.source ?? null,
    positions: fault.positions ?? null,
    extensions: { code },
  });

function refuseUnstorable(document: DocumentNode): void {
  visit(document, {
    StringValue(node) {
      if (!isStorable(node.value))
        throw new GraphQLError('A text has characters that are no text.', { nodes: node });
    },
  });
}

/** Answers the checked document of a text, or what is wrong with it. */
export function createDocumentCache(schema: GraphQLSchema, limits: Limits): (text: string) => Checked {
  const cache = new LRUCache<string, Checked>({
    max: 500,
    maxSize: 8_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });

  function check(text: string): Checked {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: limits.tokens });
    } catch (fault) {
      if (fault instanceof GraphQLError) return { faults: [coded(fault, 'GRAPHQL_PARSE_FAILED')] };
      throw fault;
    }
    try {
      refuseCostly(document, limits);
      refuseUnstorable(document);
    } catch (fault) {
      if (fault instanceof GraphQLError) return { faults: [coded(fault, 'GRAPHQL_VALIDATION_FAILED')] };
      throw fault;
    }
    const faults = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: true });
    if (faults.length === 0) return { document };
    return { faults: faults.map(fault => coded(fault, 'GRAPHQL_VALIDATION_FAILED')) };
  }

  return text => {
    const known = cache.get(text);
    if (known) return known;
    const checked = check(text);
    cache.set(text, checked);
    return checked;
  };
}
