/** Queries that a page asks at the same time become one execution for each subject, each with an answer of its own. */
import { LRUCache } from 'lru-cache';
import { isRecord } from '#kernel/is-record.ts';
import { type Commerce, type CommerceAnswer, type CommerceRequest, CommerceUnavailable } from './commerce.ts';
import {
  fieldOfPart,
  joinedField,
  joinedId,
  joinedVariables,
  joinKey,
  partOfDocument,
  persistedDocument,
} from './joined-documents.ts';

/** Below the number of fields of the first level that a document may have. */
const MAX_PARTS = 12;

interface Waiting {
  request: CommerceRequest & { documentId: string };
  resolve(answer: CommerceAnswer | Promise<CommerceAnswer>): void;
  reject(error: unknown): void;
}

type Batches = Map<string, Waiting[]>;

/** Whether nothing of the caller may alter the answer. */
const isShared = ({ caller }: CommerceRequest): boolean =>
  caller.token === null && caller.ip === null && !caller.idempotencyKey && !caller.wantsAccountCart;

/**
 * Waits with a query until nothing else runs in this turn of the event loop: by then the page has asked for all it knows of.
 * A part that the backend refuses fails alone; what is refused as a whole is asked in parts.
 */
export function joinQueries(commerce: Commerce): Commerce {
  const batches: Batches = new Map();
  /** Documents that were refused because they are joined, as too large. */
  const refused = new LRUCache<string, true>({ max: 100 });

  function flush(key: string): void {
    const all = batches.get(key) ?? [];
    batches.delete(key);
    for (let from = 0; from < all.length; from += MAX_PARTS) {
      const some = all.slice(from, from + MAX_PARTS);
      askTogether(some).catch((error: unknown) => {
        for (const { reject } of some) reject(error);
      });
    }
  }

  function askAlone(some: readonly Waiting[]): void {
    for (const { request, resolve } of some) resolve(commerce.execute(request));
  }

  async function askTogether(some: readonly Waiting[]): Promise<void> {
    const id = joinedId(some.map(({ request }) => request.documentId));
    const document = some.length > 1 && !refused.has(id) ? persistedDocument(id) : undefined;
    if (!document) return askAlone(some);
    const answer = await execute(id, document.name, some);
    if (!isRecord(answer?.data)) {
      refused.set(id, true);
      return askAlone(some);
    }
    for (const [at, part] of answersOf(answer, answer.data, some.length).entries()) some[at]?.resolve(part);
  }

  /** Null when the answer cannot be used; what is away or limited is not asked again. */
  async function execute(
    id: string,
    operationName: string,
    some: readonly Waiting[],
  ): Promise<CommerceAnswer | null> {
    const [first] = some;
    if (!first) return null;
    const readsOf = new Map(
      some.flatMap(({ request: { documentId, reads } }, at) =>
        reads
          ? (partOfDocument(documentId)?.fields ?? []).map(field => [joinedField(at, field), reads] as const)
          : [],
      ),
    );
    try {
      return await commerce.execute({
        documentId: id,
        operationName,
        variables: joinedVariables(some.map(({ request }) => request.variables)),
        caller: first.request.caller,
        readOnly: true,
        readsOf,
      });
    } catch (error) {
      if (error instanceof CommerceUnavailable && error.layer === 'parse') return null;
      throw error;
    }
  }

  return {
    ...commerce,
    execute(request) {
      const { documentId, variables, caller, readOnly } = request;
      const part = documentId !== undefined && readOnly && isShared(request) && partOfDocument(documentId);
      if (!part || commerce.has?.(documentId) === false) return commerce.execute(request);
      return new Promise((resolve, reject) => {
        const key = `${caller.requestId} ${joinKey(part.subject, variables)}`;
        const waiting = { request: { ...request, documentId }, resolve, reject };
        const batch = batches.get(key);
        if (batch) batch.push(waiting);
        else {
          batches.set(key, [waiting]);
          setImmediate(flush, key);
        }
      });
    },
  };
}

/** An error without a place is one of every part. */
function answersOf(
  { errors }: CommerceAnswer,
  data: Readonly<Record<string, unknown>>,
  count: number,
): CommerceAnswer[] {
  const own = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const name in data) {
    const field = fieldOfPart(name);
    const part = field && own[field.at];
    if (part) part[field.name] = data[name];
  }
  return own.map((values, at) => {
    const failures = (errors ?? []).flatMap(error => {
      const [first, ...rest] = Array.isArray(error.path) ? (error.path as unknown[]) : [];
      const field = typeof first === 'string' ? fieldOfPart(first) : null;
      if (!field) return [error];
      return field.at === at ? [{ ...error, path: [field.name, ...rest] }] : [];
    });
    return { data: values, ...(failures.length > 0 ? { errors: failures } : {}) };
  });
}
