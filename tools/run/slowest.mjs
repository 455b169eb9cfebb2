/** The ten slowest test files and journeys of a run, from the reports of Vitest and Playwright. */

const COUNT = 10;

const filesOf = report =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }));

function journeysOf(suite, file = suite.file) {
  const own = (suite.specs ?? []).map(({ title, tests }) => ({
    name: `${file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(each => journeysOf(each, each.file ?? file))];
}

/**
 * @param root folder that the names are relative to.
 * @returns one line each, slowest first.
 */
export function slowest({ vitest, playwright, root }) {
  const all = [...vitest.flatMap(filesOf), ...(playwright?.suites ?? []).flatMap(suite => journeysOf(suite))];
  return all
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, COUNT)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name.replace(`${root}/`, '')}`);
}
