/** A rejection by HTTP's own rules; its message is safe to show. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Status, message and headers of an error that the client made, ours or Fastify's; null for any other. */
export function clientError(error: unknown): Pick<HttpError, 'status' | 'message' | 'headers'> | null {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const { statusCode: status, message } = error;
  return typeof status === 'number' && status < 500 ? { status, message, headers: {} } : null;
}
