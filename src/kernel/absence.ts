/** The second of the three roads of errors (R-OPS-1): what was asked for does not exist. Ends at the 404 page. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
