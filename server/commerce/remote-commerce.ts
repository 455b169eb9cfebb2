/** The hosted platform: sends the visitor's token, which never reaches the browser, and trusts no answer. */
import { buildSchema, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { contractTypes } from '#backend/index.ts';
import { isRecord } from '#kernel/is-record.ts';
import { wrongValue } from './check-answer.ts';
import { type Commerce, type CommerceAnswer, CommerceUnavailable } from './commerce.ts';
import { persistedDocument } from './joined-documents.ts';
import { createPlatformLink, type PlatformAnswer, type PlatformLinkOptions } from './platform-link.ts';
import { type PlatformDocument, withoutAdditions } from './without-additions.ts';

/** What visitors learn of the errors of a hosted platform: the code of a rejection, and nothing of a failure. */
type AnswerError = NonNullable<CommerceAnswer['errors']>[number];

const CODE = /^[A-Za-z][A-Za-z0-9_]{1,60}$/;
const FAILURE = /INTERNAL|EXCEPTION|UNKNOWN_ERROR/i;
/** Their messages are those of GraphQL, for developers: they name the field or the variable. */
const ABOUT_DOCUMENTS = new Set(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);
const MAX_MESSAGE = 300;

/** Null when it has not the form of an error. */
function maskedError(error: unknown, requestId: string): AnswerError | null {
  if (!isRecord(error)) return null;
  const { message, path, extensions } = error;
  const { code, field } = isRecord(extensions) ? extensions : {};
  const place = Array.isArray(path) ? { path } : {};
  if (typeof code !== 'string' || !CODE.test(code) || FAILURE.test(code))
    return {
      message: 'Something went wrong',
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
    };
  const isShown =
    ABOUT_DOCUMENTS.has(code) &&
    typeof message === 'string' &&
    message.length <= MAX_MESSAGE &&
    !message.includes('\n');
  return {
    message: isShown ? message : 'The operation was refused.',
    ...place,
    extensions: { code, ...(typeof field === 'string' && field.length <= 100 ? { field } : {}) },
  };
}

/** Gets what the platform said of a failure, for the log alone. */
export type ReportPlatformError = (details: {
  requestId: string;
  operation: string | null;
  error: unknown;
}) => void;

export interface RemoteOptions extends PlatformLinkOptions {
  textOf?: (documentId: string) => string | undefined;
  report?: ReportPlatformError;
}

export interface RemoteCommerce extends Commerce {
  /** Whether the platform does not answer. */
  isPaused(): boolean;
  close(): void;
}

/** Characters, as with the embedded backend: a flood of long texts would fill the memory while they wait for the platform. */
const MAX_DOCUMENT = 100_000;

const refuse = (message: string, code: string): CommerceAnswer => ({
  errors: [{ message, extensions: { code } }],
});

export function createRemoteCommerce({
  textOf = id => persistedDocument(id)?.text,
  report = () => undefined,
  ...options
}: RemoteOptions): RemoteCommerce {
  const link = createPlatformLink(options);
  const registered = createRegistered();
  return {
    has(documentId) {
      const query = textOf(documentId);
      return Boolean(query && registered(documentId, query).text !== null);
    },
    async execute({ documentId, text, operationName, variables, caller, readOnly }) {
      const query = documentId === undefined ? text : textOf(documentId);
      if (text !== undefined && text.length > MAX_DOCUMENT)
        return refuse(`The document is too large: characters above ${MAX_DOCUMENT}.`, 'DOCUMENT_TOO_LARGE');
      // The platform is always queried by POST, so mutations by GET are rejected here.
      if (readOnly && documentId === undefined && isMutation(query ?? '', operationName))
        return refuse('A mutation needs POST.', 'METHOD_NOT_ALLOWED');
      const known = documentId === undefined || !query ? null : registered(documentId, query);
      if (known?.text === null) return refuse('The platform does not have this operation.', 'NOT_SUPPORTED');
      const sent = known
        ? { operationName, variables: known.variables(variables), query: known.text }
        : { operationName, variables, query };
      const reply = await link.send(sent, caller);
      const answer = readAnswer(reply, caller.requestId, error =>
        report({ requestId: caller.requestId, operation: operationName, error }),
      );
      return known && answer.data ? { ...answer, data: known.read(operationName, answer.data) } : answer;
    },
    isPaused: link.isPaused,
    close: link.close,
  };
}

/** GraphQL errors may come with any status; an error status without them is a failure of its own. */
function readAnswer(
  { status, text, retryAfter }: PlatformAnswer,
  requestId: string,
  report: (error: unknown) => void,
): CommerceAnswer {
  const answer = parseObject(text);
  const errors: readonly unknown[] = Array.isArray(answer?.['errors']) ? answer['errors'] : [];
  if (status >= 500) errors.forEach(report);
  // The shop as a whole asks for too much: that is no refusal of what this visitor asked.
  if (status === 429)
    throw new CommerceUnavailable('http', 'The platform limits the number of requests.', {
      status,
      retryAfter: secondsOf(retryAfter),
    });
  if (status >= 500 || (status >= 300 && errors.length === 0))
    throw new CommerceUnavailable('http', `Response not successful: Received status code ${status}`, {
      status,
    });
  const data = answer?.['data'] ?? null;
  if (!answer || (data === null ? errors.length === 0 : !isRecord(data)))
    throw new CommerceUnavailable('parse', 'The response of the platform is no result.', { status });
  const masked = errors.map(error => {
    const shown = maskedError(error, requestId);
    if (!shown) throw new CommerceUnavailable('parse', 'An error of the platform has no form.', { status });
    if (shown.extensions?.['code'] === 'INTERNAL_SERVER_ERROR') report(error);
    return shown;
  });
  return {
    ...(Object.hasOwn(answer, 'data') ? { data } : {}),
    ...(masked.length > 0 ? { errors: masked } : {}),
  };
}

const MAX_WAIT_SECONDS = 3600;

/** `Retry-After` as seconds; its other form, a date, is not worth a clock that both agree on. */
function secondsOf(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? NaN);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, MAX_WAIT_SECONDS) : undefined;
}

interface Registered extends PlatformDocument {
  /** Checks the types of the platform's data, and completes it. */
  read(operationName: string | null, data: unknown): unknown;
}

/** Of registered documents alone: foreign clients ask for what the platform has, and their answers are not cached. */
function createRegistered(): (documentId: string, query: string) => Registered {
  let schema: GraphQLSchema | undefined;
  const all = new LRUCache<string, Registered>({ max: 500 });
  return (documentId, query) => {
    const known = all.get(documentId);
    if (known) return known;
    schema ??= buildSchema(contractTypes, { assumeValidSDL: true });
    const read = toRegistered(schema, query);
    all.set(documentId, read);
    return read;
  };
}

function toRegistered(schema: GraphQLSchema, query: string): Registered {
  const document = withoutAdditions(schema, query);
  return {
    ...document,
    read(operationName, data) {
      const wrong = wrongValue(schema, document.whole, operationName, data);
      if (wrong !== null)
        throw new CommerceUnavailable('parse', `The platform answered a value of a wrong type: ${wrong}`);
      return document.complete(data);
    },
  };
}

/** An unparsable document is left to the platform to reject. */
function isMutation(text: string, operationName: string | null): boolean {
  try {
    return (
      getOperationAST(parse(text, { maxTokens: 10_000 }), operationName || null)?.operation === 'mutation'
    );
  } catch {
    return false;
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
