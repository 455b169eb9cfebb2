/** Whether the data of a foreign server has the shape that the document asks for, so that a broken answer ends here and not in a page. */
import {
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '#kernel/is-record.ts';

/** What JSON has for a scalar; others, and enums of a newer platform, may be any text or number. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: value => typeof value === 'number',
  Float: value => typeof value === 'number',
  Decimal: value => typeof value === 'number',
  String: value => typeof value === 'string',
  Boolean: value => typeof value === 'boolean',
};

/** The path of the first value of a wrong type; null when there is none. Absent and null values are of any type. */
export function wrongValue(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  data: unknown,
): string | null {
  const fragments = new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );

  function inSet(set: SelectionSetNode, type: GraphQLOutputType, value: object, path: string): string | null {
    const named = getNamedType(type);
    const fields = isObjectType(named) ? named.getFields() : {};
    for (const node of set.selections) {
      let wrong: string | null = null;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const field = fields[node.name.value];
        const found: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : null;
        if (field) wrong = inField(node.selectionSet, field.type, found, `${path}${key}`);
      } else {
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node.selectionSet;
        if (inner) wrong = inSet(inner, type, value, path);
      }
      if (wrong !== null) return wrong;
    }
    return null;
  }

  function inField(
    set: SelectionSetNode | undefined,
    given: GraphQLOutputType,
    value: unknown,
    path: string,
  ): string | null {
    if (value === null || value === undefined) return null;
    const type = getNullableType(given);
    if (isListType(type)) {
      if (!Array.isArray(value)) return path;
      for (const item of value) {
        const wrong = inField(set, type.ofType, item, path);
        if (wrong !== null) return wrong;
      }
      return null;
    }
    if (set) return isRecord(value) ? inSet(set, type, value, `${path}.`) : path;
    const fits = scalars[getNamedType(type).name] ?? (leaf => typeof leaf !== 'object');
    return fits(value) ? null : path;
  }

  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return null;
  return isRecord(data) ? inSet(operation.selectionSet, root, data, '') : 'data';
}
