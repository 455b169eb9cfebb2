/** FieldValues of a planned query: completed as graphql-js does it, without its path, arguments and merged selections per value. */
import {
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLLeafType,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
} from 'graphql';
import type { Context } from '#backend/kernel/context.ts';

export type FieldValues = Record<string, unknown>;

/** One execution of a plan. */
export interface PlanRun {
  context: Context;
  variables: FieldValues;
  /** What is awaited; none of them rejects. */
  pending: Promise<void>[];
  errors: GraphQLError[];
  /** Whether the interpreter has to answer. */
  isLeft: boolean;
  /** By the number of the field. */
  args: FieldValues[];
  shown: boolean[];
}

/** Never returns a promise. @throws where the interpreter has to answer */
export type Complete = (value: unknown, run: PlanRun) => unknown;

export interface FieldPlan {
  /** Of its own within the plan. */
  number: number;
  /** Its name in the answer. */
  key: string;
  nodes: readonly FieldNode[];
  definition: GraphQLField<unknown, unknown>;
  /** `@skip` or `@include`. */
  hasConditions: boolean;
  complete: Complete;
}

/** @throws always: the interpreter finds the error again, and says where it is. */
function left(): never {
  throw new Error('Left to the interpreter');
}

export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

const noArguments: FieldValues = Object.freeze({});
const MAX_INT = 2 ** 31 - 1;

/** FieldValues that these types answer as they are; any other goes through the type. */
const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: value => typeof value === 'string',
  ID: value => typeof value === 'string',
  Boolean: value => typeof value === 'boolean',
  Int: value => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INT,
  Float: value => Number.isFinite(value),
  Decimal: value => Number.isFinite(value),
};

export function completeLeaf(type: GraphQLLeafType): Complete {
  const isPlain = plain[type.name] ?? (() => false);
  return value => {
    if (value === null || value === undefined) return null;
    if (isPlain(value)) return value;
    if (value instanceof Error) return left();
    return type.serialize(value) ?? left();
  };
}

export const completeNonNull =
  (complete: Complete): Complete =>
  (value, run) =>
    complete(value, run) ?? left();

/** Sets what a promise resolves to; the answer waits for it. */
function later(promise: PromiseLike<unknown>, run: PlanRun, set: (value: unknown) => void): void {
  const leave = () => {
    run.isLeft = true;
  };
  run.pending.push(Promise.resolve(promise).then(set).catch(leave));
}

export function completeList(item: Complete): Complete {
  return (value, run) => {
    if (value === null || value === undefined) return null;
    // Other iterables are seldom, and the interpreter takes them.
    if (!Array.isArray(value)) return left();
    const items: unknown[] = [];
    for (const each of value as unknown[]) {
      if (!isPromise(each)) {
        items.push(item(each, run));
        continue;
      }
      const at = items.push(null) - 1;
      later(each, run, resolved => {
        items[at] = item(resolved, run);
      });
    }
    return items;
  };
}

/** Made once per execution. @throws what graphql-js says of a wrong argument */
export function argsOf({ definition, nodes, number }: FieldPlan, run: PlanRun): FieldValues {
  const [node] = nodes;
  if (definition.args.length === 0 || !node) return noArguments;
  const args = run.args[number] ?? getArgumentValues(definition, node, run.variables);
  run.args[number] = args;
  return args;
}

export function isAskedFor(
  { nodes, number, hasConditions }: FieldPlan,
  { shown, variables }: PlanRun,
): boolean {
  if (!hasConditions) return true;
  const known = shown[number];
  if (known !== undefined) return known;
  const found = nodes.every(
    node =>
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false,
  );
  shown[number] = found;
  return found;
}

/** Resolvers that ask for it have no plan, except those of the first level. */
const noInfo = undefined as never;

/** Of a field below the first level; without a resolver as graphql-js does it. */
function valueOf(field: FieldPlan, source: unknown, run: PlanRun): unknown {
  const { definition } = field;
  if (definition.resolve) return definition.resolve(source, argsOf(field, run), run.context, noInfo);
  if (typeof source !== 'object' || source === null) return undefined;
  const value = (source as FieldValues)[definition.name];
  return typeof value === 'function' ? value.call(source, argsOf(field, run), run.context) : value;
}

export function completeObject(fields: readonly FieldPlan[]): Complete {
  return (source, run) => {
    if (source === null || source === undefined) return null;
    if (source instanceof Error) return left();
    const answer: FieldValues = {};
    for (const field of fields) {
      if (!isAskedFor(field, run)) continue;
      const { key, complete } = field;
      const value = valueOf(field, source, run);
      if (!isPromise(value)) {
        answer[key] = complete(value, run);
        continue;
      }
      // Fields keep the order of the document.
      answer[key] = null;
      later(value, run, resolved => {
        answer[key] = complete(resolved, run);
      });
    }
    return answer;
  };
}
