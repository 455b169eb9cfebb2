/** Types of verdict.mjs for its callers in TypeScript. */
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
export function overBudget(rows: readonly Row[]): string[];
export function judge(rows: readonly Row[]): void;
