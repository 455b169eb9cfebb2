/** The answer of a platform to a document without our additions, with an empty value in the place of each of them. */
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '#kernel/is-record.ts';
import { isAddedField } from './is-added.ts';

type Values = Record<string, unknown>;

/** @param document with one operation */
export function completeAnswer(schema: GraphQLSchema, document: DocumentNode, data: unknown): unknown {
  const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!root || !isRecord(data)) return data;
  const fragments = new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );

  function inSet({ selections }: SelectionSetNode, type: GraphQLObjectType, given: Values): Values {
    let value = given;
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        value = { ...value, ...fieldOf(node, type, value) };
        continue;
      }
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node.selectionSet;
      if (inner) value = inSet(inner, type, value);
    }
    return value;
  }

  /** The field under its name in the answer; nothing where the platform left out a field that it was asked. */
  function fieldOf({ name, alias, selectionSet }: FieldNode, type: GraphQLObjectType, value: Values): Values {
    const key = alias?.value ?? name.value;
    const field = type.getFields()[name.value];
    if (!field) return {};
    if (isAddedField(type.name, name.value))
      return { [key]: isListType(getNullableType(field.type)) ? [] : null };
    const inner = getNamedType(field.type);
    if (!selectionSet || !isObjectType(inner) || !Object.hasOwn(value, key)) return {};
    return { [key]: inValue(selectionSet, inner, value[key]) };
  }

  function inValue(set: SelectionSetNode, type: GraphQLObjectType, value: unknown): unknown {
    if (Array.isArray(value)) return value.map(item => inValue(set, type, item));
    return isRecord(value) ? inSet(set, type, value) : value;
  }

  return inSet(operation.selectionSet, root, data);
}
