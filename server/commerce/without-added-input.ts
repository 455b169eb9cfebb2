/** Variables without the fields of input types that are our additions to the contract. */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  Kind,
  typeFromAST,
} from 'graphql';
import { isRecord } from '#kernel/is-record.ts';
import { isAddedInput } from './is-added.ts';

type Variables = Record<string, unknown>;

function reduced(type: GraphQLInputType, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => reduced(type, item));
  const named = getNamedType(type);
  if (!isInputObjectType(named) || !isRecord(value)) return value;
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isAddedInput(named.name, name))
      .map(([name, inner]) => [name, fields[name] ? reduced(fields[name].type, inner) : inner]),
  );
}

/** @param used the variables that the document sent still has; null when it has all of them */
export function withoutAddedInput(
  schema: GraphQLSchema,
  document: DocumentNode,
  used: ReadonlySet<string> | null,
): (given: Readonly<Variables>) => Variables {
  const types = new Map<string, GraphQLInputType>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of node.variableDefinitions ?? []) {
      const found = typeFromAST(schema, type);
      if (isInputType(found)) types.set(variable.name.value, found);
    }
  }
  return given =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => {
        const type = types.get(name);
        if (!type) return [[name, value]];
        return used && !used.has(name) ? [] : [[name, reduced(type, value)]];
      }),
    );
}
