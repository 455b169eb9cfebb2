/** Measures a document before it runs: fragments are counted at each use, a cycle of them is infinite. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export interface DocumentSize {
  /** Nested fields. */
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
}

const nothing: DocumentSize = { depth: 0, aliases: 0, directives: 0, fields: 0 };
const endless: DocumentSize = { depth: Infinity, aliases: Infinity, directives: Infinity, fields: Infinity };
/** More root fields than any limit allows need not be listed. */
const MAX_ROOTS = 1000;

const beside = (a: DocumentSize, b: DocumentSize): DocumentSize => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  fields: a.fields + b.fields,
});

export const isIntrospection = ({ name }: FieldNode) => name.value === '__schema' || name.value === '__type';

export class DocumentMeasure {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** `null` while a fragment is being counted: finding it again is a cycle. */
  readonly #known = new Map<string, DocumentSize | null>();

  constructor(document: DocumentNode) {
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
    }
  }

  ofSet(set: SelectionSetNode | undefined): DocumentSize {
    return set ? set.selections.map(node => this.#ofNode(node)).reduce(beside, nothing) : nothing;
  }

  ofField(node: FieldNode): DocumentSize {
    const aliases = node.alias ? 1 : 0;
    const directives = node.directives?.length ?? 0;
    // The usual introspection query is deeper than any query for products; its size is bound by tokens.
    if (isIntrospection(node)) return { depth: 1, aliases, directives, fields: 1 };
    const inside = this.ofSet(node.selectionSet);
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + aliases,
      directives: inside.directives + directives,
      fields: inside.fields + 1,
    };
  }

  /** Fields of an operation's first level with fragments expanded; call it only for a document without cycles. */
  roots(operation: OperationDefinitionNode): FieldNode[] {
    const found: FieldNode[] = [];
    const open = (set: SelectionSetNode | undefined): void => {
      for (const node of set?.selections ?? []) {
        if (found.length > MAX_ROOTS) return;
        if (node.kind === Kind.FIELD) found.push(node);
        else if (node.kind === Kind.INLINE_FRAGMENT) open(node.selectionSet);
        else open(this.#fragments.get(node.name.value)?.selectionSet);
      }
    };
    open(operation.selectionSet);
    return found;
  }

  #ofNode(node: SelectionNode): DocumentSize {
    if (node.kind === Kind.FIELD) return this.ofField(node);
    const own = { ...nothing, directives: node.directives?.length ?? 0 };
    if (node.kind === Kind.INLINE_FRAGMENT) return beside(this.ofSet(node.selectionSet), own);
    return beside(this.#ofFragment(node.name.value), own);
  }

  #ofFragment(name: string): DocumentSize {
    const known = this.#known.get(name);
    if (known === null) return endless;
    if (known) return known;
    this.#known.set(name, null);
    const size = this.ofSet(this.#fragments.get(name)?.selectionSet);
    this.#known.set(name, size);
    return size;
  }
}
