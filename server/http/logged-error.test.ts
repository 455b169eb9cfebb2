/** What the log keeps of errors, paths and violation reports (R-SEC-9). */
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { memoryLogger } from '#server/testing/http-world.ts';
import { readViolation } from './csp-violation.ts';
import { loggedPath } from './logged-path.ts';

function logged(error: unknown): string {
  const { logger, lines } = memoryLogger();
  logger.error({ err: error }, 'failed');
  return JSON.stringify(lines[0]);
}

/** @proves FAULT-117 */
it('keeps no row and no value of a database error, but what helps to find it', () => {
  const error = Object.assign(new DatabaseError('duplicate key value', 90, 'error'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.com) already exists.',
    where: "PL/pgSQL function keep(text) with 'Esimerkkitie 1'",
    severity: 'ERROR',
    constraint: 'customer_email_key',
    table: 'customer',
  });
  const text = logged(error);
  expect(text).toContain('customer_email_key');
  expect(text).toContain('23505');
  expect(text).toContain('logged-error.test');
  expect(text).not.toMatch(/anna|Esimerkkitie/);
});

it.each([
  [
    'a value that PostgreSQL quotes',
    { severity: 'ERROR' },
    'invalid input syntax for type uuid: "Anna Aalto"',
  ],
  ['a mail address', {}, 'no mailbox for anna.aalto@example.com'],
  ['an identity number', {}, 'cannot read 131052-308T of Anna'],
])('keeps no %s', (_name, fields, message) => {
  const text = logged(Object.assign(new Error(message.replace(' of Anna', '')), fields));
  expect(text).not.toMatch(/anna|aalto|308T/i);
});

it('keeps the message of a cause', () => {
  expect(logged(new Error('away', { cause: new Error('connect ECONNREFUSED 127.0.0.1:5432') }))).toContain(
    'ECONNREFUSED 127.0.0.1:5432',
  );
});

it.each([
  ['/payments/return/a1b2c3d4', '/payments/return/(secret)'],
  ['/preview/shared/eyJkIjpbXX0.c2ln/sv/kampanj', '/preview/shared/(secret)'],
  ['/auth/sign/challenge', '/auth/sign/(secret)'],
  ['/s/anna%40example.com', '/s/(removed)'],
  ['/sv/s/131052-308T', '/sv/s/(removed)'],
  ['/s/moottorikelkan%20telamatto', '/s/moottorikelkan%20telamatto'],
  ['/p/vinssi-1234567890', '/p/vinssi-1234567890'],
  ['/s/%E0%A4%A', '/s/%E0%A4%A'],
])('logs the path %s as %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});

const violation = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example/a.js',
  page: 'https://shop.example/account/reset-password',
  source: 'https://shop.example/assets/a.js',
  line: 7,
};

it.each([
  [
    'report-uri',
    {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/a.js?k=secret',
        'document-uri': 'https://shop.example/account/reset-password?resetKey=secret',
        referrer: 'https://shop.example/?loginToken=secret',
        'source-file': 'https://shop.example/assets/a.js',
        'line-number': 7,
        'script-sample': 'secret',
      },
    },
  ],
  [
    'the Reporting API',
    [
      {
        type: 'csp-violation',
        url: 'https://shop.example/?secret',
        body: {
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/a.js?k=secret',
          documentURL: 'https://shop.example/account/reset-password?resetKey=secret',
          sourceFile: 'https://shop.example/assets/a.js',
          lineNumber: 7,
          sample: 'secret',
        },
      },
    ],
  ],
])('keeps of a violation what helps, without queries: %s', (_name, report) => {
  expect(readViolation(JSON.stringify(report))).toEqual(violation);
});

it.each(['', 'secret', '[]', '{"csp-report":1}', '[{"body":null}]'])('logs nothing of %s', body => {
  expect(readViolation(body)).toBeNull();
});

it('keeps the keyword of what has no address', () => {
  const report = { 'csp-report': { 'blocked-uri': 'inline', 'document-uri': 'data:text/html,secret' } };
  expect(readViolation(JSON.stringify(report))).toMatchObject({ blocked: 'inline', page: 'data:' });
});
