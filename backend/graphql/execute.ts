/** Runs an operation: checked document, Context of the request, rejections and masked errors. Independent of HTTP and of the modules. */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import type { Logger } from 'pino';
import { anonymousCaller, type Caller, type Context } from '#backend/kernel/context.ts';
import { networkOf } from '#kernel/address/network-of.ts';
import type { AnswerReads } from '#kernel/work/answer-reads.ts';
import { computed, type Work } from '#kernel/work/work.ts';
import { createWorkGate, type WorkGate } from '#kernel/work/work-gate.ts';
import { createDocumentCache } from './documents.ts';
import { presentError } from './errors.ts';
import { defaultLimits, type Limits, refuseCostly, refuseManyValues } from './limits.ts';
import { plannedRoots } from './planned-roots.ts';
import { createPlans } from './query-plan.ts';
import { type StandardArguments, standardOf } from './standard-arguments.ts';
import { unstorablePath } from './storable-text.ts';

export interface ExecuteRequest {
  /** Id of a registered document (sha256 of its minified text); wins over `documentText`. */
  document?: string | undefined;
  documentText?: string | undefined;
  /** Written by the server itself, as a registered document is: not validated. */
  isOwn?: boolean | undefined;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
  caller: Partial<Caller> & { requestId: string };
  /** Refuses mutations: for GET (R-DATA-1). */
  readOnly?: boolean | undefined;
  /** Gets everything that the answer depends on, for caches. */
  reads?: AnswerReads | undefined;
  /** The same for each field of the first level, by its name in the answer. */
  readsOf?: ReadonlyMap<string, AnswerReads> | undefined;
}

/** Returns `{ data, errors? }`, or `{ errors }` alone when nothing was executed. Never rejects. */
export type Execute = (request: ExecuteRequest) => Promise<ExecutionResult>;

export interface ExecutorOptions {
  schema: GraphQLSchema;
  contextOf(standard: StandardArguments, caller: Caller): Context;
  /** Text of a registered document. */
  documentOf?: ((id: string) => string | undefined) | undefined;
  limits?: Partial<Limits> | undefined;
  /** Consumes the cost of a document that is not registered: false, when it is above what the network has left. Unlimited when absent. */
  admits?: ((network: string, cost: number) => Promise<boolean>) | undefined;
  /** Milliseconds for which the queries of one network may compute in a minute; unlimited when absent. */
  workPerMinute?: number | undefined;
  /** Whether an error means that the database is unavailable. */
  isAway?: ((error: unknown) => boolean) | undefined;
  logger: Logger;
}

/** As many errors as of a document that is not valid: each is a text with the whole value in it. */
const interpreting = { hideSuggestions: true, options: { maxCoercionErrors: 5 } };

/** Milliseconds that a field of a response counts for: an estimate of computing and writing it. Searches count as measured. */
const FIELD_MS = 0.004;

type Variables = Readonly<Record<string, unknown>>;

const refusal = (message: string, code: string): ExecutionResult => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

export function createExecutor(options: ExecutorOptions): Execute {
  const { schema, contextOf, documentOf, isAway = () => false, logger } = options;
  const { workPerMinute, admits } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const check = createDocumentCache(schema, limits);
  const planOf = createPlans(schema, plannedRoots);

  /** Registered mutations do not wait: orders have limits of their own. */
  function isMutation({ document, operationName }: ExecuteRequest): boolean {
    const text = document === undefined ? undefined : documentOf?.(document);
    const checked = text === undefined ? undefined : check(text, true);
    if (!checked || 'errors' in checked) return false;
    return getOperationAST(checked.document, operationName || null)?.operation === 'mutation';
  }

  const interpret = (
    document: DocumentNode,
    { variables, ...how }: { contextValue: Context; variables: Variables; operationName: string | null },
  ) =>
    execute({
      ...{ schema, document, ...how },
      // As the request wrote them, for `isGiven`.
      rootValue: variables,
      variableValues: variables,
      ...interpreting,
    });

  async function run(request: ExecuteRequest, work?: Work): Promise<ExecutionResult> {
    const { caller } = request;
    // Some clients send an empty name for none.
    const operationName = request.operationName || null;
    const isRegistered = request.document !== undefined || request.isOwn === true;
    const text = request.document === undefined ? request.documentText : documentOf?.(request.document);
    if (text === undefined) return refusal('The document is not known.', 'PERSISTED_QUERY_NOT_FOUND');
    const checked = computed({ work }, () => check(text, isRegistered));
    if ('errors' in checked) return { errors: checked.errors };

    const variables = request.variables ?? {};
    const operation = getOperationAST(checked.document, operationName);
    try {
      refuseManyValues(variables, limits);
      const cost = operation ? refuseCostly(checked.costs.get(operation) ?? [], variables, limits) : 0;
      if (work) work.ms += cost * FIELD_MS;
      // Requests of the server itself have no address.
      const from = request.document === undefined && caller.ipAddress;
      if (from && admits && !(await admits(networkOf(from), cost)))
        return refusal('Too many costly requests; try again in a minute.', 'RATE_LIMITED');
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    const unstorable = unstorablePath(variables, '');
    if (unstorable !== null)
      return refusal(
        `Variable '$${unstorable.split('.')[0]}' is invalid: the text of "$${unstorable}" has characters that are no text.`,
        'BAD_USER_INPUT',
      );
    if (request.readOnly && operation?.operation === 'mutation') {
      return refusal('A mutation needs POST.', 'METHOD_NOT_ALLOWED');
    }

    const report = (error: unknown, path: string) =>
      logger.error(
        { err: error, requestId: caller.requestId, operation: operation?.name?.value, path },
        'operation failed',
      );
    const present = (error: GraphQLError) =>
      presentError(error, { requestId: caller.requestId, report, isAway });
    try {
      const contextValue = {
        ...contextOf(standardOf(variables), { ...anonymousCaller, ...caller }),
        ...(work ? { work } : {}),
        ...(request.reads ? { reads: request.reads } : {}),
        ...(request.readsOf ? { readsOf: request.readsOf } : {}),
      };
      const plan = operation && isRegistered ? planOf(checked.document, operation) : null;
      const answer =
        (await plan?.({ context: contextValue, variables })) ??
        (await interpret(checked.document, { contextValue, variables, operationName }));
      if (!answer.errors) return answer;
      return { ...answer, errors: answer.errors.map(present) };
    } catch (error) {
      const originalError = error instanceof Error ? error : new Error(String(error));
      return { data: null, errors: [present(new GraphQLError('', { path: [], originalError }))] };
    }
  }

  if (workPerMinute === undefined) return request => run(request);
  return inTurns(createWorkGate({ perMinute: workPerMinute }), run, isMutation);
}

type Run = (request: ExecuteRequest, work?: Work) => Promise<ExecutionResult>;

/**
 * Runs the requests of a network when it is their turn.
 * @param isFree whether a request does not wait. Requests of the server itself, and of servers with a key of their own, have
 * no address and do not wait either.
 */
const inTurns =
  (gate: WorkGate, run: Run, isFree: (request: ExecuteRequest) => boolean): Execute =>
  async request => {
    const { ipAddress } = request.caller;
    if (!ipAddress || isFree(request)) return run(request);
    const turn = await gate.enter(networkOf(ipAddress));
    if (!turn) return refusal('Too many costly requests; try again in a minute.', 'RATE_LIMITED');
    try {
      return await run(request, turn.work);
    } finally {
      turn.leave();
    }
  };
