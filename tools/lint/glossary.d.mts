/** Types of glossary.mjs for its callers in TypeScript. */
export interface GlossaryFinding {
  line: number;
  column: number;
  word: string;
  found: string;
  term: string;
}
export function findWords(text: string): GlossaryFinding[];
export function glossaryFindings(folder?: string): (GlossaryFinding & { file: string })[];
