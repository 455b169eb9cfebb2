/** Rejections of Studio's API: a status, a stable code and a message for developers. */
import type { FastifyReply } from 'fastify';
import { isDatabaseUnavailable, StaffError } from '#backend/index.ts';
import { clientError } from '#server/http/http-error.ts';
import { sendJson } from '#server/http/reply.ts';
import type { Problem } from '#studio-api/problem.ts';

const codes: Readonly<Record<number, string>> = {
  401: 'NOT_SIGNED_IN',
  403: 'ROLE',
  404: 'NOT_FOUND',
  409: 'VERSION_MOVED',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

/** Thrown by a handler; the reply is `{code, message, …details}`. */
export class ProblemError extends Error implements Problem {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export function sendProblem(reply: FastifyReply, { status, code, message, headers }: ProblemError): void {
  const problem: Problem = { code, message };
  sendJson(reply, status, problem, headers);
}

/** 401 means a missing session alone: a browser then asks to sign in again. */
const staffStatus: Readonly<Record<StaffError['code'], number>> = {
  SIGN_IN_FAILED: 403,
  LINK_INVALID: 403,
  NO_PASSKEY: 409,
  LAST_ADMIN: 409,
  EXISTS: 409,
  NOT_FOUND: 404,
  TOO_MANY: 429,
};

function staffProblem({ code, message, retryAfterSeconds }: StaffError): ProblemError {
  const headers = code === 'TOO_MANY' ? { 'retry-after': String(retryAfterSeconds) } : {};
  return new ProblemError(staffStatus[code], code, message, headers);
}

/** A rejection by our own rules or by HTTP's; null for a failure, which is logged and not shown. */
export function problemOf(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof StaffError) return staffProblem(error);
  if (isDatabaseUnavailable(error))
    return new ProblemError(503, 'UNAVAILABLE', 'The database does not answer.', { 'retry-after': '2' });
  const expected = clientError(error);
  if (!expected) return null;
  const { status, message, headers } = expected;
  return new ProblemError(status, codes[status] ?? 'INVALID', message, headers);
}
