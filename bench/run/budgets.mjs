/** Compares figures with their goals, which are printed, and with their budgets, which are enforced. */

const pad = (text, width) => String(text).padStart(width);

/** The limit of one column: limits are one number for all columns, or one per column. */
const limitOf = (limit, column) => (typeof limit === 'object' ? limit[column] : limit);

const written = (sign, limit, columns) => {
  const limits = columns.map(column => limitOf(limit, column)).filter(each => each !== undefined);
  if (limits.length === 0) return '';
  return `${sign} ${new Set(limits).size === 1 ? limits[0] : limits.join(' / ')}`;
};

/** `≤ 45 / 60 / 40`; empty when no column has a limit. */
export const limitText = ({ most, least }, columns) =>
  [written('≤', most, columns), written('≥', least, columns)].filter(Boolean).join(', ');

/** Figures that miss a limit, as `product 131.2 > 125`. */
const misses = ({ most, least }, values) =>
  Object.entries(values).flatMap(([column, value]) => {
    if (value > limitOf(most, column)) return [`${column} ${value} > ${limitOf(most, column)}`];
    if (value < limitOf(least, column)) return [`${column} ${value} < ${limitOf(least, column)}`];
    return [];
  });

/** `pass`, `fail`, or an empty string when no figure has a goal. */
export function verdictOf({ goal = {}, values }) {
  const measured = Object.keys(values).filter(column => values[column] !== undefined);
  if (limitText(goal, measured) === '') return '';
  return misses(goal, values).length === 0 ? 'pass' : 'fail';
}

/** @param rows see `Row` in budgets.d.mts */
export function printTable(columns, rows) {
  const first = Math.max(...rows.map(({ name }) => name.length));
  const width = Math.max(9, ...columns.map(name => name.length)) + 1;
  console.log(`${''.padEnd(first)}${columns.map(name => pad(name, width)).join('')}   goal`);
  for (const row of rows) {
    const figures = columns.map(column => pad(row.values[column] ?? '', width)).join('');
    const goal = row.goal ? `${limitText(row.goal, columns)} ${verdictOf(row)}`.trim() : '';
    const limit = limitText({ most: row.budget, least: row.least }, columns);
    const budget = limit ? `budget ${limit}${row.shown ? ' (not enforced)' : ''}` : '';
    console.log(
      `${row.name.padEnd(first)}${figures}   ${[goal, budget].filter(Boolean).join(', ')}`.trimEnd(),
    );
  }
}

/** Lists missed budgets: `JavaScript, KB gz: product 131.2 > 125`. */
export const missedBudgets = rows =>
  rows
    .filter(({ shown }) => !shown)
    .flatMap(({ name, values, budget, least }) =>
      misses({ most: budget, least }, values).map(text => `${name}: ${text}`),
    );

/** One row per measure: `keys` are the names of the figures, `figures` has an object of figures per column. */
export const rowsOf = (measures, figures) =>
  measures.map(({ key, ...measure }) => ({
    ...measure,
    values: Object.fromEntries(Object.entries(figures).map(([column, of]) => [column, of[key]])),
  }));

/** Puts the figures of the other shop below ours, without goals. */
export const besideOther = (rows, other) =>
  rows.flatMap((row, at) => {
    const { name, values } = other[at];
    return Object.values(values).some(value => value !== undefined)
      ? [row, { name: `other shop: ${name}`, values }]
      : [row];
  });
