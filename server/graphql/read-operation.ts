/** Reads what a client wants from the body of its request (contract 1); everything else is told with a code. */
import { HttpError } from '#server/http/http-error.ts';

export interface WantedOperation {
  documentId?: string;
  text?: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
}

/** A refusal of the request as a whole: status and the contract's error object. */
export class OperationRefused extends HttpError {
  readonly code: string;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(status, message, headers);
    this.code = code;
  }
}

export interface DocumentRules {
  /** Text of a trusted document. */
  textOf(id: string): string | undefined;
  /** Whether texts that are not registered may run. */
  foreignDocuments: boolean;
}

const refuse = (code: string, message: string) => new OperationRefused(400, code, message);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws OperationRefused */
export function readOperation(body: string, rules: DocumentRules): WantedOperation {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    throw refuse('BAD_REQUEST', 'The body is no JSON.');
  }
  if (Array.isArray(sent)) throw refuse('BATCHING_NOT_SUPPORTED', 'Send one operation at a time.');
  if (!isObject(sent)) throw refuse('BAD_REQUEST', 'The body is no object.');
  const { query, operationName = null, variables = null, extensions = null } = sent;
  if (operationName !== null && typeof operationName !== 'string')
    throw refuse('BAD_REQUEST', '"operationName" is no text.');
  if (variables !== null && !isObject(variables)) throw refuse('BAD_REQUEST', '"variables" is no object.');
  if (extensions !== null && !isObject(extensions)) throw refuse('BAD_REQUEST', '"extensions" is no object.');
  const common = { operationName, variables: variables ?? {} };

  const id = extensions?.['documentId'];
  if (id !== undefined) {
    const text = typeof id === 'string' ? rules.textOf(id) : undefined;
    if (typeof id !== 'string' || text === undefined)
      throw refuse('UNKNOWN_DOCUMENT', 'The document is not known.');
    if (query !== undefined && query !== null && query !== text)
      throw refuse('UNKNOWN_DOCUMENT', 'The document has another text.');
    return { ...common, documentId: id };
  }
  if (typeof query !== 'string' || query.trim() === '') throw refuse('BAD_REQUEST', '"query" is missing.');
  if (!rules.foreignDocuments) throw refuse('UNKNOWN_DOCUMENT', 'Only registered documents may run.');
  return { ...common, text: query };
}
