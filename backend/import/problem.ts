/** What is wrong with a row, said so that the person with the file can fix it. */
export interface Problem {
  /** Line of the file on which the row begins. */
  line: number;
  column: string;
  reason: string;
  fix: string;
}

export const describe = (file: string, { line, column, reason, fix }: Problem): string =>
  `${file}:${line}  ${column}  ${reason} → ${fix}`;
