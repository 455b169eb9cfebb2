/** A row that cannot be stored, described for the author of the file. */
export class RowError extends Error {
  override readonly name = 'RowError';
  readonly column: string;
  readonly fix: string;

  constructor(column: string, reason: string, fix: string) {
    super(reason);
    this.column = column;
    this.fix = fix;
  }
}
