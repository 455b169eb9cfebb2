/** A row that cannot be stored: said to the person with the file. */
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
