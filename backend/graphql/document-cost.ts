/** Estimates how much work a document is: its fields, those in lists as often as the lists are long (R-DATA-8). */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Assumed lengths of lists of objects that no argument limits (variants, SKUs, parameters, menu items), by the number of
 * such lists around them. Inner lists are short: a product with many variants has few levels of them.
 */
const NESTED_LENGTHS = [5, 3];
const DEFAULT_TAKE = 20;
const MAX_TAKE = 200;

/** Cost of one root field: `fixed`, and `perEntry` for each entry of its page. */
export interface RootCost {
  fixed: number;
  perEntry: number;
  /** Length of the page: a number, the name of a variable, or null for a field without pages. */
  take: number | { variable: string } | null;
}

export interface Cost {
  /** Estimated number of fields in the response. */
  fields: number;
  /** Entries of all pages together: products and reviews. */
  entries: number;
}

type Field = ReturnType<typeof fieldOf>;

const fieldOf = (type: GraphQLNamedType | undefined, name: string) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

const isListField = (field: Field): boolean => !!field && isListType(getNullableType(field.type));

/** Unknown fields and types cost 1: validation rejects them later. Documents with cycles must be rejected before. */
export class DocumentCost {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** By `name level`. */
  readonly #known = new Map<string, number>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
  }

  /** Costs of the fields of an operation's first level, with fragments expanded. */
  ofRoots(operation: OperationDefinitionNode): RootCost[] {
    const type = this.#schema.getRootType(operation.operation) ?? undefined;
    return this.#fieldsOf(operation.selectionSet, type).map(([node, parent]) => this.#ofRoot(node, parent));
  }

  #ofRoot(node: FieldNode, parent: GraphQLNamedType | undefined): RootCost {
    const field = fieldOf(parent, node.name.value);
    if (!field?.args.some(({ name }) => name === 'take'))
      return { fixed: this.#ofField(node, parent, 0), perEntry: 0, take: null };
    const cost: RootCost = { fixed: 1, perEntry: 0, take: takeOf(node) };
    for (const [child, type] of this.#fieldsOf(node.selectionSet, getNamedType(field.type)))
      if (child.name.value === node.name.value) cost.perEntry += this.#inside(child, type, 0);
      else cost.fixed += this.#ofField(child, type, 0);
    return cost;
  }

  /** `level`: number of lists around the field. */
  #ofField(node: FieldNode, parent: GraphQLNamedType | undefined, level: number): number {
    if (!isListField(fieldOf(parent, node.name.value))) return 1 + this.#inside(node, parent, level);
    return 1 + (NESTED_LENGTHS[level] ?? 1) * this.#inside(node, parent, level + 1);
  }

  /** Cost of one object in a field; 0 for values. */
  #inside(node: FieldNode, parent: GraphQLNamedType | undefined, level: number): number {
    const field = fieldOf(parent, node.name.value);
    return this.#ofSet(node.selectionSet, field && getNamedType(field.type), level);
  }

  #ofSet(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined, level: number): number {
    let sum = 0;
    for (const node of set?.selections ?? [])
      if (node.kind === Kind.FIELD) sum += this.#ofField(node, type, level);
      else if (node.kind === Kind.FRAGMENT_SPREAD) sum += this.#ofFragment(node.name.value, level);
      else sum += this.#ofSet(node.selectionSet, this.#typeOf(node.typeCondition?.name.value) ?? type, level);
    return sum;
  }

  #ofFragment(name: string, level: number): number {
    const key = `${name} ${Math.min(level, NESTED_LENGTHS.length)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const type = this.#typeOf(fragment?.typeCondition.name.value);
    const cost = this.#ofSet(fragment?.selectionSet, type, level);
    this.#known.set(key, cost);
    return cost;
  }

  /** Fields of a selection with fragments expanded, each with the type that has it. */
  #fieldsOf(
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
  ): [FieldNode, GraphQLNamedType | undefined][] {
    return (set?.selections ?? []).flatMap(node => {
      if (node.kind === Kind.FIELD) return [[node, type]];
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      return this.#fieldsOf(inner?.selectionSet, this.#typeOf(inner?.typeCondition?.name.value) ?? type);
    });
  }

  #typeOf(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.#schema.getType(name);
  }
}

function takeOf(node: FieldNode): RootCost['take'] {
  const value = node.arguments?.find(({ name }) => name.value === 'take')?.value;
  if (value?.kind === Kind.VARIABLE) return { variable: value.name.value };
  return value?.kind === Kind.INT ? Number(value.value) : DEFAULT_TAKE;
}

/** Cost of an operation with these variables. */
export function costWith(roots: readonly RootCost[], variables: Readonly<Record<string, unknown>>): Cost {
  const cost: Cost = { fields: 0, entries: 0 };
  for (const { fixed, perEntry, take } of roots) {
    const given = take === null || typeof take === 'number' ? take : variables[take.variable];
    const wanted = typeof given === 'number' ? given : DEFAULT_TAKE;
    const entries = take === null ? 0 : Math.max(0, Math.min(wanted, MAX_TAKE));
    cost.fields += fixed + perEntry * entries;
    cost.entries += entries;
  }
  return cost;
}
