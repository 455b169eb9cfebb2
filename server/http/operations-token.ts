/** Access to what only operators may see: the details of `/readyz` and the metrics. */
import type { IncomingHttpHeaders } from 'node:http';
import { createSecretCheck } from './compare-secrets.ts';

/** Whether a request carries the token of the operators. */
export type OperatorCheck = (headers: IncomingHttpHeaders) => boolean;

/** @param token of `OPERATIONS_TOKEN`; without one, no request is an operator's. */
export function createOperatorCheck(token: string | undefined): OperatorCheck {
  const isKnown = createSecretCheck(token === undefined ? [] : [token]);
  return ({ authorization = '' }) => {
    const given = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    return given !== undefined && isKnown(given);
  };
}
