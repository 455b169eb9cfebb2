/** What a document may cost before anything of it runs: depth, aliases, directives, fields (faults 62 and 64). */
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export interface Limits {
  /** Nested fields, fragments opened. */
  depth: number;
  /** Aliased fields, fragments counted at each use. */
  aliases: number;
  directives: number;
  /** Fields in all, fragments counted at each use. */
  fields: number;
  /** Tokens of the text; the parser stops there. */
  tokens: number;
  introspection: boolean;
}

export const defaultLimits: Limits = {
  depth: 12,
  aliases: 30,
  directives: 30,
  fields: 1000,
  tokens: 4000,
  introspection: true,
};

interface Cost {
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
}

const nothing: Cost = { depth: 0, aliases: 0, directives: 0, fields: 0 };
const endless: Cost = { depth: Infinity, aliases: Infinity, directives: Infinity, fields: Infinity };

const beside = (a: Cost, b: Cost): Cost => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  fields: a.fields + b.fields,
});

const isIntrospection = (name: string) => name === '__schema' || name === '__type';

class CostCounter {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** `null` while a fragment is being counted: meeting it again is a circle. */
  readonly #known = new Map<string, Cost | null>();
  readonly #introspection: boolean;

  constructor(document: DocumentNode, introspection: boolean) {
    this.#introspection = introspection;
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
    }
  }

  ofSet(set: SelectionSetNode | undefined): Cost {
    return set ? set.selections.map(node => this.#ofNode(node)).reduce(beside, nothing) : nothing;
  }

  #ofNode(node: SelectionNode): Cost {
    const directives = node.directives?.length ?? 0;
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return beside(this.#ofFragment(node.name.value), { ...nothing, directives });
    if (node.kind === Kind.INLINE_FRAGMENT)
      return beside(this.ofSet(node.selectionSet), { ...nothing, directives });
    if (isIntrospection(node.name.value)) return this.#ofIntrospection(node.alias ? 1 : 0, directives);
    const inside = this.ofSet(node.selectionSet);
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + (node.alias ? 1 : 0),
      directives: inside.directives + directives,
      fields: inside.fields + 1,
    };
  }

  /** The usual introspection query is deeper than any query for goods; its size is bound by tokens. */
  #ofIntrospection(aliases: number, directives: number): Cost {
    if (!this.#introspection) throw new GraphQLError('Introspection is switched off.');
    return { depth: 1, aliases, directives, fields: 1 };
  }

  #ofFragment(name: string): Cost {
    const known = this.#known.get(name);
    if (known === null) return endless;
    if (known) return known;
    this.#known.set(name, null);
    const cost = this.ofSet(this.#fragments.get(name)?.selectionSet);
    this.#known.set(name, cost);
    return cost;
  }
}

/** Refuses a document that would cost too much. */
export function refuseCostly(document: DocumentNode, limits: Limits): void {
  const counter = new CostCounter(document, limits.introspection);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const cost = counter.ofSet(node.selectionSet);
    for (const measure of ['depth', 'aliases', 'directives', 'fields'] as const) {
      if (cost[measure] <= limits[measure]) continue;
      throw new GraphQLError(`The document is too large: ${measure} above ${limits[measure]}.`, {
        nodes: node,
      });
    }
  }
}
