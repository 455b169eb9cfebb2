/** Reads the body of a plain HTML form. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { bodyText } from './read-json.ts';

/** Bytes; the longest form is the checkout's, with a message of 500 characters. */
export const MAX_FORM = 16_384;

/** @throws HttpError 415 for another type of body. */
export function requireFormType({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? ''))
    throw new HttpError(415, 'The body must be application/x-www-form-urlencoded.');
}

export const readForm = (request: Pick<FastifyRequest, 'body'>): URLSearchParams =>
  new URLSearchParams(bodyText(request));
