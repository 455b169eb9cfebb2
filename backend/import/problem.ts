/** A problem of a row, described for the author of the file. */
export interface ImportProblem {
  /** Line of the file on which the row begins. */
  line: number;
  column: string;
  reason: string;
  fix: string;
}

export const describeProblem = (file: string, { line, column, reason, fix }: ImportProblem): string =>
  `${file}:${line}  ${column}  ${reason} → ${fix}`;
