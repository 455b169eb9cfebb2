import { expect, it } from 'vitest';
import { failures } from './failures.mjs';

const none = { root: '/shop', vitest: [null], playwright: null };

const assertion = (title: string, status: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['cart'],
  title,
  status,
  failureMessages,
});

const journey = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map(message => (message ? { error: { message } } : {})) }],
});

it('names the file, the title and the first line of the message of each failed unit test', () => {
  const report = {
    testResults: [
      {
        name: '/shop/backend/cart.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          assertion('adds a line', 'passed'),
          assertion(
            'rejects',
            'failed',
            'AssertionError: expected 1 to be 2\n    at /shop/backend/cart.test.ts:3',
          ),
        ],
      },
      { name: '/shop/backend/order.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failures({ ...none, vitest: [null, report] })).toEqual([
    'failed  backend/cart.test.ts › cart › rejects: AssertionError: expected 1 to be 2',
  ]);
});

it('names a file whose imports fail', () => {
  const file = {
    name: '/shop/backend/cart.test.ts',
    status: 'failed',
    message: "Cannot find module '/shop/backend/none.ts'",
    assertionResults: [],
  };
  expect(failures({ ...none, vitest: [{ testResults: [file] }] })).toEqual([
    "failed  backend/cart.test.ts: Cannot find module 'backend/none.ts'",
  ]);
});

it('names failed journeys with the titles around them, without colours, and flaky ones after all others', () => {
  const suites = [
    {
      title: 'find.e2e.ts',
      specs: [
        journey('sorts', 'flaky', 'Error: too early', undefined),
        journey('finds', 'expected', undefined),
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [journey('filters', 'unexpected', '\n\u001B[31mError: not visible\u001B[39m\n\nCall log:')],
        },
      ],
    },
  ];
  const errors = [{ message: 'Error: the shop did not start' }];
  expect(failures({ ...none, playwright: { suites, errors } })).toEqual([
    'failed  find.e2e.ts › on a phone › filters: Error: not visible',
    'failed  journeys: Error: the shop did not start',
    'flaky   find.e2e.ts › sorts: Error: too early',
  ]);
});

it('says so when a failure has no message', () => {
  const suites = [{ title: 'find.e2e.ts', specs: [journey('finds', 'unexpected')] }];
  expect(failures({ ...none, playwright: { suites } })).toEqual(['failed  find.e2e.ts › finds: no message']);
});

it('lists nothing when no report was written or everything passed', () => {
  expect(failures(none)).toEqual([]);
  const suites = [{ title: 'find.e2e.ts', specs: [journey('finds', 'expected', undefined)] }];
  expect(failures({ ...none, playwright: { suites } })).toEqual([]);
});
