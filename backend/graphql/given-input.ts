/** Which fields of an input the caller has written. GraphQL fills in the defaults of an input type, and an update must not take those for changes. */
import { type GraphQLResolveInfo, valueFromASTUntyped } from 'graphql';
import { isRecord } from '#kernel/is-record.ts';

/** Those of the request, and the document's own defaults for variables that the request left out. */
function variablesOf({ operation, rootValue }: GraphQLResolveInfo): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...(isRecord(rootValue) ? rootValue : {}) };
}

/**
 * True when the request itself, not a default of the schema, gives the field of the argument a value.
 * The executor passes the request's variables as root value: `info.variableValues` holds the defaults already.
 */
export function isGiven(info: GraphQLResolveInfo, argument: string, field: string): boolean {
  const node = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument);
  if (!node) return false;
  const written = valueFromASTUntyped(node.value, variablesOf(info));
  return isRecord(written) && written[field] !== undefined;
}
