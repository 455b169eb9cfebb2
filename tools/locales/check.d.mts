/** Types of check.mjs for its callers in TypeScript. */
export interface LocaleError {
  path: string;
  line: number;
  column: number;
  code: string;
  message: string;
  fix: string;
}
export function checkLocales(folder?: string): LocaleError[];
export function formatError(error: LocaleError): string;
