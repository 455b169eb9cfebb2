/** Types of check.mjs for its callers in TypeScript. */
export interface Fault {
  path: string;
  line: number;
  column: number;
  code: string;
  message: string;
  fix: string;
}
export function checkLocales(folder?: string): Fault[];
export function formatFault(fault: Fault): string;
