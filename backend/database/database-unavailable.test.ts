/** Which errors are temporary. */
import { expect, it } from 'vitest';
import { DatabaseBusyError } from './bounded-pool.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const ofSocket = (code: string) => Object.assign(coded(code), { syscall: 'connect' });

it.each([
  ['the address refuses the connection', coded('ECONNREFUSED')],
  ['all addresses refuse the connection', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['the server has no socket now', ofSocket('ENOENT')],
  ['the socket takes no more callers', ofSocket('EAGAIN')],
  ['the line broke', coded('ECONNRESET')],
  ['the server starts', coded('57P03')],
  ['an administrator ends it', coded('57P01')],
  ['there are too many connections', coded('53300')],
  ['the disk is full', coded('53100')],
  ['a statement took too long', coded('57014')],
  ['a lock took too long', coded('55P03')],
  ['the connection ended', new Error('Connection terminated unexpectedly')],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['too many wait', new DatabaseBusyError('200 requests already wait')],
])('treats as unavailable: %s', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a wrong statement', coded('42601')],
  ['a broken rule of a table', coded('23505')],
  ['a file that is missing', Object.assign(coded('ENOENT'), { syscall: 'open' })],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['a text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('treats as an error: %s', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
