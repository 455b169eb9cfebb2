/** Prints figures with their budgets, as a table and as JSON; exits with 1 when a size or ratio misses its budget. */

const pad = (text, width) => String(text).padStart(width);

/**
 * @param rows `{ name, values, budget?, least?, shown? }`: `budget` is the maximum and `least` the minimum;
 * the budget of rows with `shown` is printed and not enforced, because times depend on the computer.
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

/** Lists missed budgets: `JavaScript, KB gz: product 131.2 > 125`. */
export function missedBudgets(rows) {
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

export function enforceBudgets(rows) {
  const over = missedBudgets(rows);
  for (const line of over) console.log(`✗ over budget, ${line}`);
  if (over.length === 0) console.log('✓ everything within its budget');
  process.exitCode = over.length === 0 ? 0 : 1;
}
