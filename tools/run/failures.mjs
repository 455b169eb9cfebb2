/** The failed tests of a run, from the reports of Vitest and Playwright, and what a second attempt made of them. */
import { stripVTControlCharacters } from 'node:util';

const firstLine = message =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? 'no message';

function vitestOutcomes({ name, status, message, assertionResults = [] }) {
  const tests = assertionResults.map(test => ({
    name: [name, ...test.ancestorTitles, test.title].join(' › '),
    status: test.status,
    message: test.failureMessages?.[0],
  }));
  // The file itself failed: its imports, or a hook of the whole file.
  const fileFailed = status === 'failed' && tests.every(test => test.status !== 'failed');
  return fileFailed ? [...tests, { name, status, message }] : tests;
}

const messageOf = ({ results }) =>
  results.flatMap(({ error, errors = [] }) => [error, ...errors]).find(error => error?.message)?.message;

const journeyStatus = { expected: 'passed', skipped: 'skipped' };

function journeyOutcomes(suite, titles) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(test => ({
      name: [...titles, title].join(' › '),
      status: journeyStatus[test.status] ?? 'failed',
      message: messageOf(test),
    })),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap(each => journeyOutcomes(each, [...titles, each.title]))];
}

/** What every test of a run ended with; `message` is that of a failed one. What failed outside of journeys is named `journeys`. */
export const outcomes = ({ vitest, playwright }) => [
  ...vitest.flatMap(report => (report?.testResults ?? []).flatMap(vitestOutcomes)),
  ...(playwright?.suites ?? []).flatMap(suite => journeyOutcomes(suite, [suite.title])),
  ...(playwright?.errors ?? []).map(({ message }) => ({ name: 'journeys', status: 'failed', message })),
];

/**
 * Divides the failed tests of a run by a second attempt of them: a test that passed then is flaky, all others failed.
 *
 * @param first outcomes of the whole run.
 * @param second outcomes of the second attempt; empty without one.
 */
export function divideFailures(first, second) {
  const passed = new Set(second.filter(({ status }) => status === 'passed').map(({ name }) => name));
  const failures = first.filter(({ status }) => status === 'failed');
  return {
    failed: failures.filter(({ name }) => !passed.has(name)),
    flaky: failures.filter(({ name }) => passed.has(name)),
  };
}

/**
 * @param root folder that the names are relative to.
 * @returns one line each with file, title and the first line of the message.
 */
export function failureLines({ failed, flaky }, root) {
  const line = label => outcome =>
    `${label}  ${outcome.name.replace(`${root}/`, '')}: ${firstLine(outcome.message).replaceAll(`${root}/`, '')}`;
  return [...failed.map(line('failed')), ...flaky.map(line('flaky '))];
}
