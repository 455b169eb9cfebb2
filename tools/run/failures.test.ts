import { expect, it } from 'vitest';
import { divideFailures, failureLines, outcomes } from './failures.mjs';

const root = '/shop';
const none = { vitest: [null], playwright: null };
const lines = (reports: Parameters<typeof outcomes>[0], again: Parameters<typeof outcomes>[0] = none) =>
  failureLines(divideFailures(outcomes(reports), outcomes(again)), root);

const assertion = (title: string, status: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['cart'],
  title,
  status,
  failureMessages,
});

const file = (name: string, status: string, ...assertionResults: ReturnType<typeof assertion>[]) => ({
  ...{ name: `/shop/${name}`, status, message: '', assertionResults },
});

const journey = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map(message => (message ? { error: { message } } : {})) }],
});

it('names the file, the title and the first line of the message of each failed test', () => {
  const message = 'AssertionError: expected 1 to be 2\n    at /shop/backend/cart.test.ts:3';
  const cart = file(
    'backend/cart.test.ts',
    'failed',
    assertion('adds a line', 'passed'),
    assertion('rejects', 'failed', message),
  );
  const report = { testResults: [cart, file('backend/order.test.ts', 'passed')] };
  expect(lines({ ...none, vitest: [null, report] })).toEqual([
    'failed  backend/cart.test.ts › cart › rejects: AssertionError: expected 1 to be 2',
  ]);
});

it('names a file whose imports fail', () => {
  const message = "Cannot find module '/shop/backend/none.ts'";
  const broken = { ...file('backend/cart.test.ts', 'failed'), message };
  expect(lines({ ...none, vitest: [{ testResults: [broken] }] })).toEqual([
    "failed  backend/cart.test.ts: Cannot find module 'backend/none.ts'",
  ]);
});

it('names failed journeys with the titles around them, without colours', () => {
  const hidden = '\n\u001B[31mError: not visible\u001B[39m\n\nCall log:';
  const phone = { title: 'on a phone', specs: [journey('filters', 'unexpected', hidden)] };
  const suites = [{ title: 'find.e2e.ts', specs: [journey('finds', 'expected')], suites: [phone] }];
  const errors = [{ message: 'Error: the shop did not start' }];
  expect(lines({ ...none, playwright: { suites, errors } })).toEqual([
    'failed  find.e2e.ts › on a phone › filters: Error: not visible',
    'failed  journeys: Error: the shop did not start',
  ]);
});

it('says so when a failure has no message', () => {
  const suites = [{ title: 'find.e2e.ts', specs: [journey('finds', 'unexpected')] }];
  expect(lines({ ...none, playwright: { suites } })).toEqual(['failed  find.e2e.ts › finds: no message']);
});

it('calls flaky only what the second attempt lists as passed', () => {
  const first = [
    ...['sorts', 'filters', 'finds'].map(title => journey(title, 'unexpected', `Error: ${title}`)),
    journey('pays', 'expected'),
  ];
  const second = [journey('sorts', 'expected'), journey('filters', 'unexpected', 'Error: again')];
  const report = (specs: typeof first) => ({
    ...none,
    playwright: { suites: [{ title: 'find.e2e.ts', specs }] },
  });
  expect(lines(report(first), report(second))).toEqual([
    'failed  find.e2e.ts › filters: Error: filters',
    'failed  find.e2e.ts › finds: Error: finds',
    'flaky   find.e2e.ts › sorts: Error: sorts',
  ]);
});
