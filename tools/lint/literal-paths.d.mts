/** Types of literal-paths.mjs for its callers in TypeScript. */
export interface LiteralPath {
  file: string;
  line: number;
  column: number;
  path: string;
  /** The route's name; "a page" for a link whose target is unknown. */
  page: string;
}
export function literalPaths(folder?: string): LiteralPath[];
export function formatFinding(path: LiteralPath): string;
