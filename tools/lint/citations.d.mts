export interface Finding {
  line: number;
  column: number;
  text: string;
  reason: string;
  fix: string;
}
export function findCitations(text: string): Finding[];
export function definedRules(text: string): string[];
export function findUnknown(
  text: string,
  rules: ReadonlySet<string>,
  decisions: ReadonlySet<string>,
): Finding[];
export function citationFindings(folder?: string): (Finding & { file: string })[];
export function formatFinding(finding: Finding & { file: string }): string;
