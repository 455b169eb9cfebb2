/** A row that cannot be stored: said to the person with the file. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
  readonly column: string;
  readonly mend: string;

  constructor(column: string, reason: string, mend: string) {
    super(reason);
    this.column = column;
    this.mend = mend;
  }
}
