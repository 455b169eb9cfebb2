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
import { computed } from '#kernel/work/work.ts';
import {
  askedOf,
  type Complete,
  completeLeaf,
  completeList,
  completeNonNull,
  completeObject,
  type FieldPlan,
  type FieldValues,
  isPromise,
  leave,
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
  const all: FieldPlan[] = [];

  /** The fields of selections by their names in the answer, in the order of graphql-js. */
  function collect(
    sets: Sets,
    type: GraphQLObjectType,
    into = new Map<string, FieldNode[]>(),
    visited = new Set<FragmentDefinitionNode>(),
  ) {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        // Setting it on an object would set no field.
        if (key === '__proto__') throw new Unplanned();
        into.set(key, [...(into.get(key) ?? []), node]);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      const on = fragment?.typeCondition?.name.value ?? type.name;
      if (!fragment || on !== type.name || (node.directives ?? []).length > 0) throw new Unplanned();
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
        if (visited.has(fragment)) continue;
        visited.add(fragment);
      }
      collect([fragment.selectionSet], type, into, visited);
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
      const complete = completeOf(definition.type, nodes);
      const field = { number: all.length, key, nodes, definition, hasConditions, complete };
      all.push(field);
      return field;
    });
  }

  return { fieldsOf, all };
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

interface PlannedRoot {
  type: GraphQLObjectType;
  fields: readonly FieldPlan[];
  /** Those of every level. */
  all: readonly FieldPlan[];
}

/** Null for wrong variables: no resolver has run then, and the interpreter says what is wrong. */
function startRun(
  { schema, operation }: PlannedDocument,
  { all }: PlannedRoot,
  { variables, context }: PlannedRequest,
): { run: PlanRun; coerced: FieldValues } | null {
  // Each error is a text with the whole value in it: the first one suffices.
  const options = { maxErrors: 0, hideSuggestions: true };
  try {
    const { coerced } = computed(context, () =>
      getVariableValues(schema, operation.variableDefinitions ?? [], variables, options),
    );
    if (!coerced) return null;
    const run = { context, pending: [], errors: [], isLeft: false, asked: askedOf(all, coerced) };
    return { run, coerced };
  } catch {
    return null;
  }
}

async function runPlan(
  document: PlannedDocument,
  root: PlannedRoot,
  request: PlannedRequest,
): Promise<ExecutionResult | null> {
  const started = startRun(document, root, request);
  if (!started) return null;
  const { run, coerced } = started;
  const data: FieldValues = {};

  function answer(field: FieldPlan): void {
    const { key, number, definition, complete } = field;
    data[key] = null;
    const set = (resolved: unknown) => {
      try {
        data[key] = complete(resolved, run);
      } catch {
        leave(run);
      }
    };
    try {
      const info = infoOf(document, field, root.type, request, coerced);
      const args = run.asked.args[number] ?? {};
      const value: unknown = definition.resolve?.(request.variables, args, request.context, info);
      if (!isPromise(value)) return set(value);
      run.pending.push(Promise.resolve(value).then(set, error => failRoot(field, error, data, run)));
    } catch (error) {
      failRoot(field, error, data, run);
    }
  }

  for (const field of root.fields) if (run.asked.shown[field.number]) answer(field);
  // Also where the plan gives up: nothing of it goes on while the interpreter answers.
  while (run.pending.length > 0) await Promise.all(run.pending.splice(0));
  if (run.isLeft) return null;
  return run.errors.length > 0 ? { errors: run.errors, data } : { data };
}

/** @returns null for a document that only the interpreter runs */
function planQuery(document: PlannedDocument, roots: ReadonlySet<string>): QueryPlan | null {
  const { schema, operation } = document;
  const type = schema.getQueryType();
  if (operation.operation !== 'query' || !type || (operation.directives ?? []).length > 0) return null;
  try {
    const { fieldsOf, all } = createPlanner(document);
    const fields = fieldsOf([operation.selectionSet], type);
    if (fields.some(({ definition: { name } }) => name !== TypeNameMetaFieldDef.name && !roots.has(name)))
      return null;
    const root = { type, fields, all };
    return request => runPlan(document, root, request);
  } catch (error) {
    if (error instanceof Unplanned) return null;
    throw error;
  }
}

/**
 * @param roots fields of the first level whose resolvers have no effects
 * @returns what finds the plan of an operation, which is made once
 */
export function createPlans(
  schema: GraphQLSchema,
  roots: ReadonlySet<string>,
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
    const plan = planQuery({ schema, operation, fragments }, roots);
    plans.set(operation, plan);
    return plan;
  };
}
