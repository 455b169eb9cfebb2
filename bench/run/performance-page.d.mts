/** Types of performance-page.mjs for its callers in TypeScript. */
import type { Table } from './budgets.mjs';

export interface Machine {
  processor: string;
  memory: string;
  /** Average number of running processes in the minute before the run. */
  load: string;
  node: string;
  commit: string;
  date: string;
}

export interface Result {
  name: string;
  title: string;
  note?: string;
  tables: readonly Table[];
  seconds: number;
}

export interface Run {
  machine: Machine;
  args: readonly string[];
  results: readonly Omit<Result, 'name'>[];
}

export function performancePage(run: Run): string;
export function renewedPage(text: string, run: Run): string;
