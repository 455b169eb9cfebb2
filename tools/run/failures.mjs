/** The failed and the flaky tests of a run, from the reports of Vitest and Playwright: one line each, so that the end of the output names them. */
import { stripVTControlCharacters } from 'node:util';

const firstLine = message =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? 'no message';

function unitFailures({ name, status, message, assertionResults = [] }) {
  const failed = assertionResults.filter(test => test.status === 'failed');
  // The file itself failed: its imports, or a hook of the whole file.
  if (failed.length === 0) return status === 'failed' ? [{ name, message }] : [];
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    name: [name, ...ancestorTitles, title].join(' › '),
    message: failureMessages[0],
  }));
}

/** The message of the first run that failed: of a flaky test, the last one passed. */
const messageOf = ({ results }) =>
  results.flatMap(({ error, errors = [] }) => [error, ...errors]).find(error => error?.message)?.message;

function journeysWith(status, suite, titles) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(test => test.status === status)
      .map(test => ({ name: [...titles, title].join(' › '), message: messageOf(test) })),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap(each => journeysWith(status, each, [...titles, each.title]))];
}

const journeysOf = (status, { suites = [] }) =>
  suites.flatMap(suite => journeysWith(status, suite, [suite.title]));

/**
 * @param root folder that the names are relative to.
 * @returns one line each with file, title and the first line of the message: failed tests, what failed outside of tests, flaky tests.
 */
export function failures({ vitest, playwright, root }) {
  const journeys = playwright ?? {};
  const outside = (journeys.errors ?? []).map(({ message }) => ({ name: 'journeys', message }));
  const failed = [
    ...vitest.flatMap(report => (report?.testResults ?? []).flatMap(unitFailures)),
    ...journeysOf('unexpected', journeys),
    ...outside,
  ];
  const line = (label, { name, message }) =>
    `${label}  ${name.replace(`${root}/`, '')}: ${firstLine(message).replaceAll(`${root}/`, '')}`;
  return [
    ...failed.map(each => line('failed', each)),
    ...journeysOf('flaky', journeys).map(each => line('flaky ', each)),
  ];
}
