/** Prints figures beside their budgets, as a table and as JSON; a size or a ratio that is over ends the run with 1. */

const pad = (text, width) => String(text).padStart(width);

/**
 * @param rows `{ name, values, budget?, least?, shown? }`: `budget` is the most and `least` the least allowed;
 * rows with `shown` have a budget that is printed and not judged (times differ from machine to machine).
 */
export function printTable(columns, rows) {
  const first = Math.max(...rows.map(({ name }) => name.length));
  const width = Math.max(9, ...columns.map(name => name.length)) + 1;
  console.log(`${''.padEnd(first)}${columns.map(name => pad(name, width)).join('')}   budget`);
  for (const { name, values, budget, least, shown } of rows) {
    const limit = budget !== undefined ? `≤ ${budget}` : least !== undefined ? `≥ ${least}` : '';
    const figures = columns.map(column => pad(values[column] ?? '', width)).join('');
    console.log(
      `${name.padEnd(first)}${figures}   ${limit}${shown && limit ? ' (not judged)' : ''}`.trimEnd(),
    );
  }
}

/** Names what is over: `JavaScript, KB gz: product 131.2 > 125`. */
export function overBudget(rows) {
  return rows
    .filter(({ shown }) => !shown)
    .flatMap(({ name, values, budget, least }) =>
      Object.entries(values).flatMap(([column, value]) => {
        if (budget !== undefined && value > budget) return [`${name}: ${column} ${value} > ${budget}`];
        if (least !== undefined && value < least) return [`${name}: ${column} ${value} < ${least}`];
        return [];
      }),
    );
}

export function judge(rows) {
  const over = overBudget(rows);
  for (const line of over) console.log(`✗ over budget, ${line}`);
  if (over.length === 0) console.log('✓ everything within its budget');
  process.exitCode = over.length === 0 ? 0 : 1;
}
