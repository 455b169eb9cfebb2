/** What visitors learn of the errors of a hosted platform: the code of a rejection, and nothing of a failure. */
import { isRecord } from '#kernel/is-record.ts';
import type { CommerceAnswer } from './commerce.ts';

export type AnswerError = NonNullable<CommerceAnswer['errors']>[number];

const CODE = /^[A-Za-z][A-Za-z0-9_]{1,60}$/;
const FAILURE = /INTERNAL|EXCEPTION|UNKNOWN_ERROR/i;
/** Their messages are those of GraphQL, for developers: they name the field or the variable. */
const ABOUT_DOCUMENTS = new Set(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);
const MAX_MESSAGE = 300;

/** Null when it has not the form of an error. */
export function maskedError(error: unknown, requestId: string): AnswerError | null {
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
