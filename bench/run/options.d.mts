/** Types of options.mjs for its callers in TypeScript. */
export interface Options {
  /** One turn of everything, with a small shop. */
  short: boolean;
  only: readonly string[] | undefined;
  /** Writes the sections of these benches into docs/performance.md. */
  renew: boolean;
  /** Numbers of products for the backend. */
  sizes: readonly number[];
  other: { origin: string; paths: Readonly<Record<string, string>>; pid: number | undefined } | undefined;
  besideHydrogen: boolean;
  against: string | undefined;
}
export function readSize(text: string): number;
export function sizeName(size: number): string;
export function readOptions(args: readonly string[]): Options;
export const options: Options;
