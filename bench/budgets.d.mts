/** Types of budgets.mjs for its callers in TypeScript. */
export interface Row {
  name: string;
  values: Readonly<Record<string, number>>;
  /** Maximum. */
  budget?: number;
  /** Minimum. */
  least?: number;
  /** Printed, not enforced. */
  shown?: boolean;
}
export function printTable(columns: readonly string[], rows: readonly Row[]): void;
export function missedBudgets(rows: readonly Row[]): string[];
export function enforceBudgets(rows: readonly Row[]): void;
