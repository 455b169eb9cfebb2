/** Types of glossary.mjs for its test. */
export function findWords(
  text: string,
): { line: number; column: number; word: string; found: string; term: string }[];
