/** Reads what a client wants from the body of its POST or the query of its GET; everything else is rejected with an error code. */
import { isRecord } from '#kernel/is-record.ts';
import { HttpError } from '#server/http/http-error.ts';
import { parseJsonText } from '#server/http/read-json.ts';
import type { PersistedDocuments } from './persisted-documents.ts';

export interface WantedOperation {
  documentId?: string;
  text?: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
}

/** Rejects the request as a whole, with a status and the error object of the API. */
export class OperationRefused extends HttpError {
  readonly code: string;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(status, message, headers);
    this.code = code;
  }
}

export interface OperationRules {
  /** Text of a trusted document. */
  textOf(id: string): string | undefined;
  /** Whether texts that are not registered may run. */
  foreignDocuments: boolean;
  /** Texts that clients sent once and then name by their hash. */
  persisted: PersistedDocuments;
}

const refuse = (code: string, message: string) => new OperationRefused(400, code, message);

function parsed(text: string, what: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    throw refuse('BAD_REQUEST', `${what} is not JSON, or nested too deep.`);
  }
}

/** @throws OperationRefused */
export function readBodyOperation(body: string, rules: OperationRules): WantedOperation {
  const sent = parsed(body, 'The body');
  if (Array.isArray(sent)) throw refuse('BATCHING_NOT_SUPPORTED', 'Send one operation at a time.');
  if (!isRecord(sent)) throw refuse('BAD_REQUEST', 'The body is no object.');
  return readOperation(sent, rules);
}

/** `?query=…&variables={…}&operationName=…&extensions={…}`. @throws OperationRefused */
export function readAddressOperation(query: URLSearchParams, rules: OperationRules): WantedOperation {
  const json = (name: string) => {
    const text = query.get(name);
    return text ? parsed(text, `"${name}"`) : null;
  };
  const sent = {
    query: query.get('query') ?? undefined,
    operationName: query.get('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  };
  return readOperation(sent, rules);
}

function readOperation(sent: Readonly<Record<string, unknown>>, rules: OperationRules): WantedOperation {
  const { query = null, operationName = null, variables = null, extensions = null } = sent;
  if (operationName !== null && typeof operationName !== 'string')
    throw refuse('BAD_REQUEST', '"operationName" is no text.');
  if (variables !== null && !isRecord(variables)) throw refuse('BAD_REQUEST', '"variables" is no object.');
  if (extensions !== null && !isRecord(extensions)) throw refuse('BAD_REQUEST', '"extensions" is no object.');
  if (query !== null && typeof query !== 'string') throw refuse('BAD_REQUEST', '"query" is no text.');
  const common = { operationName, variables: variables ?? {} };

  const id = extensions?.['documentId'];
  if (id !== undefined) {
    const text = typeof id === 'string' ? rules.textOf(id) : undefined;
    if (typeof id !== 'string' || text === undefined)
      throw refuse('UNKNOWN_DOCUMENT', 'The document is not known.');
    if (query !== null && query !== text) throw refuse('UNKNOWN_DOCUMENT', 'The document has another text.');
    return { ...common, documentId: id };
  }
  const persisted = extensions?.['persistedQuery'];
  if (isRecord(persisted)) return { ...common, text: persistedText(persisted, query, rules) };
  if (query === null || query.trim() === '') throw refuse('BAD_REQUEST', '"query" is missing.');
  if (!rules.foreignDocuments) throw refuse('UNKNOWN_DOCUMENT', 'Only registered documents may run.');
  return { ...common, text: query };
}

/** Automatic persisted queries, with the error code of Apollo's protocol: on a miss the client sends the text as well. */
function persistedText(
  { version, sha256Hash: hash }: Readonly<Record<string, unknown>>,
  query: string | null,
  { foreignDocuments, persisted }: OperationRules,
): string {
  if (!foreignDocuments || version !== 1)
    throw new OperationRefused(200, 'PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported');
  if (typeof hash !== 'string') throw refuse('BAD_REQUEST', '"sha256Hash" is no text.');
  if (query === null || query === '') {
    const text = persisted.textOf(hash);
    if (text === undefined)
      throw new OperationRefused(200, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
    return text;
  }
  if (!persisted.keep(hash, query)) throw refuse('BAD_REQUEST', 'provided sha does not match query');
  return query;
}
