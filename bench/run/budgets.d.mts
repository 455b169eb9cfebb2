/** Types of budgets.mjs for its callers in TypeScript. */
export type Limit = number | Readonly<Record<string, number>>;

export interface Row {
  name: string;
  /** Figures by column. */
  values: Readonly<Record<string, number | string | undefined>>;
  /** What the figures should reach; printed with `pass` or `fail`. */
  goal?: { most?: Limit; least?: Limit };
  /** Maximum, enforced. */
  budget?: Limit;
  /** Minimum, enforced. */
  least?: Limit;
  /** Times depend on the computer: the budget is printed and not enforced. */
  shown?: boolean;
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}

export function limitText(limit: { most?: Limit; least?: Limit }, columns: readonly string[]): string;
export function verdictOf(row: Row): 'pass' | 'fail' | '';
export function missedBudgets(rows: readonly Row[]): string[];

export interface Measure extends Omit<Row, 'values'> {
  /** Name of the figure. */
  key: string;
}
export function rowsOf(
  measures: readonly Measure[],
  figures: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>,
): Row[];
export function besideOther(rows: readonly Row[], other: readonly Row[]): Row[];
