/** The account of a request. */
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';

export const unauthorized = () => new RequestError('UNAUTHORIZED', 'The caller is not logged in');

/** @throws RequestError UNAUTHORIZED */
export function callerId({ caller }: Context): number {
  if (caller.customerId === null) throw unauthorized();
  return caller.customerId;
}
