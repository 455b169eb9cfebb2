/**
 * Plans of registered queries: what graphql-js finds out anew for each value of each answer (definition, resolver, arguments,
 * path, merged selections) is found out once per document. A plan gives the interpreter's answer or none: errors below the
 * first level, and whatever else it does not know, are left to the interpreter.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getVariableValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { Context } from '#backend/kernel/context.ts';
import {
  argsOf,
  type Complete,
  completeLeaf,
  completeList,
  completeNonNull,
  completeObject,
  type FieldPlan,
  type FieldValues,
  isAskedFor,
  isPromise,
  type PlanRun,
} from './planned-values.ts';

export interface PlannedRequest {
  context: Context;
  /** As the request wrote them. */
  variables: Readonly<FieldValues>;
}

/** Null where the interpreter has to answer. Never rejects. */
export type QueryPlan = (request: PlannedRequest) => Promise<ExecutionResult | null>;

interface PlannedDocument {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Thrown for a document without a plan. */
class Unplanned extends Error {}

type Sets = readonly SelectionSetNode[];

function createPlanner({ fragments }: PlannedDocument) {
  let count = 0;

  /** The fields of selections by their names in the answer, in the order of graphql-js. */
  function collect(sets: Sets, type: GraphQLObjectType, into = new Map<string, FieldNode[]>()) {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        into.set(key, [...(into.get(key) ?? []), node]);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      const on = fragment?.typeCondition?.name.value ?? type.name;
      if (!fragment || on !== type.name || (node.directives ?? []).length > 0) throw new Unplanned();
      collect([fragment.selectionSet], type, into);
    }
    return into;
  }

  function completeOf(type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete {
    if (isNonNullType(type)) return completeNonNull(completeOf(type.ofType, nodes));
    if (isListType(type)) return completeList(completeOf(type.ofType, nodes));
    if (isLeafType(type)) return completeLeaf(type);
    if (!isObjectType(type) || type.isTypeOf) throw new Unplanned();
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const fields = fieldsOf(sets, type);
    if (fields.some(({ definition: { resolve } }) => resolve && resolve.length > 3)) throw new Unplanned();
    return completeObject(fields);
  }

  function fieldsOf(sets: Sets, parent: GraphQLObjectType): FieldPlan[] {
    return [...collect(sets, parent)].map(([key, nodes]) => {
      const definition = definitionOf(parent, nodes[0]?.name.value ?? '');
      const hasConditions = nodes.some(({ directives = [] }) => directives.length > 0);
      // What a condition leaves out must not take the other's selections along.
      if (!definition || (hasConditions && nodes.length > 1)) throw new Unplanned();
      count += 1;
      return {
        number: count,
        key,
        nodes,
        definition,
        hasConditions,
        complete: completeOf(definition.type, nodes),
      };
    });
  }

  return { fieldsOf };
}

const definitionOf = (parent: GraphQLObjectType, name: string): FieldPlan['definition'] | undefined =>
  name === TypeNameMetaFieldDef.name
    ? { ...TypeNameMetaFieldDef, resolve: () => parent.name }
    : parent.getFields()[name];

/** What root resolvers are told: those that read what the request depends on look at the path. */
function infoOf(
  { schema, operation, fragments }: PlannedDocument,
  { key, nodes, definition }: FieldPlan,
  parentType: GraphQLObjectType,
  { variables: rootValue }: PlannedRequest,
  variableValues: FieldValues,
) {
  const path = { prev: undefined, key, typename: parentType.name };
  const { name: fieldName, type: returnType } = definition;
  return {
    ...{ schema, operation, fragments, parentType, rootValue, variableValues },
    ...{ path, fieldName, fieldNodes: nodes, returnType },
  };
}

/** An error of a resolver of the first level is the field's, as the interpreter says it. */
function failRoot(
  { key, nodes, definition }: FieldPlan,
  error: unknown,
  data: FieldValues,
  run: PlanRun,
): void {
  data[key] = null;
  if (isNonNullType(definition.type)) run.isLeft = true;
  else run.errors.push(locatedError(error, nodes, [key]));
}

async function runPlan(
  document: PlannedDocument,
  root: { type: GraphQLObjectType; fields: readonly FieldPlan[] },
  request: PlannedRequest,
): Promise<ExecutionResult | null> {
  const { schema, operation } = document;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables);
  if (!coerced) return null;
  const { context } = request;
  const run: PlanRun = {
    context,
    variables: coerced,
    pending: [],
    errors: [],
    isLeft: false,
    args: [],
    shown: [],
  };
  const data: FieldValues = {};

  function answer(field: FieldPlan): void {
    const { key, definition, complete } = field;
    data[key] = null;
    let value: unknown;
    try {
      const info = infoOf(document, field, root.type, request, coerced ?? {});
      value = definition.resolve?.(request.variables, argsOf(field, run), context, info);
    } catch (error) {
      return failRoot(field, error, data, run);
    }
    const set = (resolved: unknown) => {
      try {
        data[key] = complete(resolved, run);
      } catch {
        run.isLeft = true;
      }
    };
    if (!isPromise(value)) return set(value);
    run.pending.push(Promise.resolve(value).then(set, error => failRoot(field, error, data, run)));
  }

  for (const field of root.fields) if (isAskedFor(field, run)) answer(field);
  while (run.pending.length > 0 && !run.isLeft) await Promise.all(run.pending.splice(0));
  if (run.isLeft) return null;
  return run.errors.length > 0 ? { errors: run.errors, data } : { data };
}

/** @returns null for a document that only the interpreter runs */
export function planQuery(document: PlannedDocument): QueryPlan | null {
  const { schema, operation } = document;
  const type = schema.getQueryType();
  if (operation.operation !== 'query' || !type || (operation.directives ?? []).length > 0) return null;
  try {
    const root = { type, fields: createPlanner(document).fieldsOf([operation.selectionSet], type) };
    return request => runPlan(document, root, request);
  } catch (error) {
    if (error instanceof Unplanned) return null;
    throw error;
  }
}

/** @returns what finds the plan of an operation, which is made once */
export function createPlans(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => QueryPlan | null {
  const plans = new WeakMap<OperationDefinitionNode, QueryPlan | null>();
  return ({ definitions }, operation) => {
    const known = plans.get(operation);
    if (known !== undefined) return known;
    const fragments = Object.fromEntries(
      definitions.flatMap(node =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
    const plan = planQuery({ schema, operation, fragments });
    plans.set(operation, plan);
    return plan;
  };
}
