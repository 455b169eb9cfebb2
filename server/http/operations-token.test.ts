/** Who is an operator: the holder of the configured token. */
import { expect, it } from 'vitest';
import { createOperatorCheck } from './operations-token.ts';

it.each([
  ['the token', 'Bearer secret-of-operators', 'secret-of-operators', true],
  ['another token', 'Bearer secret-of-operatorz', 'secret-of-operators', false],
  ['a part of the token', 'Bearer secret', 'secret-of-operators', false],
  ['another scheme', 'Basic secret-of-operators', 'secret-of-operators', false],
  ['no header', undefined, 'secret-of-operators', false],
  ['no configured token', 'Bearer undefined', undefined, false],
])('%s', (_name, authorization, token, expected) => {
  const isOperator = createOperatorCheck(token);
  expect(isOperator(authorization === undefined ? {} : { authorization })).toBe(expected);
});
