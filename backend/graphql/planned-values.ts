/** Values of a planned query: completed as graphql-js does it, without its path, arguments and merged selections per value. */
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
  /** What is awaited; none of them rejects. */
  pending: Promise<void>[];
  errors: GraphQLError[];
  /** Whether the interpreter has to answer. */
  isLeft: boolean;
  asked: AskedFields;
}

/** What the variables decide, by the number of the field: known before any resolver runs. */
export interface AskedFields {
  args: readonly FieldValues[];
  /** False for a field that `@skip` or `@include` leaves out. */
  shown: readonly boolean[];
}

/**
 * Never returns a promise. Objects and lists do not throw: where the interpreter has to answer they say so in `run`, and
 * go on, so that every promise among the values is awaited.
 */
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

/** The interpreter finds the error again, and says where it is. */
export function leave(run: PlanRun): null {
  run.isLeft = true;
  return null;
}

/** As graphql-js does it. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return 'then' in value && typeof value.then === 'function';
}

const noArguments: FieldValues = Object.freeze({});
const MAX_INT = 2 ** 31 - 1;

/** Values that these types answer as they are; any other goes through the type. */
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
  return (value, run) => {
    if (value === null || value === undefined) return null;
    if (isPlain(value)) return value;
    if (value instanceof Error) return leave(run);
    return type.serialize(value) ?? leave(run);
  };
}

export const completeNonNull =
  (complete: Complete): Complete =>
  (value, run) =>
    complete(value, run) ?? leave(run);

/** Sets what a promise resolves to; the answer waits for it. */
function later(promise: PromiseLike<unknown>, run: PlanRun, set: (value: unknown) => void): void {
  run.pending.push(
    Promise.resolve(promise)
      .then(set)
      .catch(() => void leave(run)),
  );
}

export function completeList(item: Complete): Complete {
  return (value, run) => {
    if (value === null || value === undefined) return null;
    // Other iterables are seldom, and the interpreter takes them.
    if (!Array.isArray(value)) return leave(run);
    const items: unknown[] = [];
    for (const each of value as unknown[]) {
      try {
        if (!isPromise(each)) {
          items.push(item(each, run));
          continue;
        }
        const at = items.push(null) - 1;
        later(each, run, resolved => {
          items[at] = item(resolved, run);
        });
      } catch {
        leave(run);
      }
    }
    return items;
  };
}

/** What the variables decide of all fields. @throws what graphql-js says of a wrong argument or condition */
export function askedOf(fields: readonly FieldPlan[], variables: FieldValues): AskedFields {
  const [args, shown]: [FieldValues[], boolean[]] = [[], []];
  for (const { definition, nodes, number, hasConditions } of fields) {
    const [node] = nodes;
    shown[number] = !hasConditions || nodes.every(each => isAskedFor(each, variables));
    args[number] =
      definition.args.length > 0 && node ? getArgumentValues(definition, node, variables) : noArguments;
  }
  return { args, shown };
}

const isAskedFor = (node: FieldNode, variables: FieldValues): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;

/** Below the first level no resolver is told where it is; one that asks nevertheless is left to the interpreter. */
const noInfo = new Proxy({} as never, {
  get() {
    throw new Error('Left to the interpreter');
  },
});

/** Of a field below the first level; without a resolver as graphql-js does it. @throws also what the resolver throws */
function valueOf({ definition, number }: FieldPlan, source: unknown, run: PlanRun): unknown {
  const args = run.asked.args[number] ?? noArguments;
  if (definition.resolve) return definition.resolve(source, args, run.context, noInfo);
  if ((typeof source !== 'object' && typeof source !== 'function') || source === null) return undefined;
  const value = (source as FieldValues)[definition.name];
  return typeof value === 'function' ? value.call(source, args, run.context, noInfo) : value;
}

export function completeObject(fields: readonly FieldPlan[]): Complete {
  return (source, run) => {
    if (source === null || source === undefined) return null;
    if (source instanceof Error) return leave(run);
    const answer: FieldValues = {};
    for (const field of fields) {
      const { key, number, complete } = field;
      if (!run.asked.shown[number]) continue;
      try {
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
      } catch {
        leave(run);
      }
    }
    return answer;
  };
}
