/** The folder of a shop has mistakes; the message lists them. */
export class InvalidFolder extends Error {
  override readonly name = 'InvalidFolder';
}
