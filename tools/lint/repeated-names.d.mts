/** Types of repeated-names.mjs for its callers in TypeScript. */
export interface RepeatedName {
  name: string;
  /** Where it is declared, in alphabetical order. */
  files: string[];
}
export function repeatedNames(
  files: readonly { file: string; text: string }[],
  exceptions?: Readonly<Record<string, string>>,
): RepeatedName[];
