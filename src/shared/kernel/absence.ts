/** Thrown when the requested resource does not exist (R-OPS-1). Results in the 404 page. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
