/** One POST to our own server: the operation is sent by its id, and the server has its text (trusted documents). */
import type { Operation } from '../operation.ts';
import { ApiError, type MutationOptions } from '../transport.ts';

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; field?: string } }[];
}

export interface PostOptions extends MutationOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page, so that a change just before a navigation is not lost. */
  keepalive?: boolean;
  /** Called with every response, before its body is read. */
  onResponse?: (response: Response) => void;
}

/** Maximum body length for keepalive, characters: browsers reject keepalive requests above 64 KiB in total. */
const longestKeepalive = 16_000;

/** @throws ApiError with the layer that failed (R-OPS-9) */
export async function postOperation(
  operation: Operation<never, never>,
  variables: unknown,
  options: PostOptions = {},
): Promise<unknown> {
  const { name, id } = operation;
  const body = JSON.stringify({ operationName: name, variables, extensions: { documentId: id } });
  let response: Response;
  let text: string;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(options.idempotencyKey ? { 'x-idempotency-key': options.idempotencyKey } : {}),
        ...(operation.accountCart ? { 'x-account-cart': 'true' } : {}),
        ...(options.expectedTotal === undefined ? {} : { 'x-expected-total': String(options.expectedTotal) }),
      },
      body,
      keepalive: options.keepalive === true && body.length <= longestKeepalive,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    options.onResponse?.(response);
    text = await response.text();
  } catch (error) {
    throw new ApiError('network', name, error instanceof Error ? error.message : 'Network failure');
  }

  let answer: Answer | null = null;
  try {
    answer = JSON.parse(text) as Answer | null;
  } catch {
    if (response.ok)
      throw new ApiError('parse', name, 'The response is not valid JSON', { status: response.status });
  }
  const refusal = answer?.errors?.[0];
  if (refusal) {
    const { code, field } = refusal.extensions ?? {};
    throw new ApiError('graphql', name, refusal.message, {
      status: response.status,
      ...(code ? { code } : {}),
      ...(field ? { field } : {}),
    });
  }
  if (response.status >= 300) {
    throw new ApiError('http', name, `Response not successful: Received status code ${response.status}`, {
      status: response.status,
    });
  }
  if (answer?.data === undefined || answer.data === null)
    throw new ApiError('graphql', name, `Server response was missing for query '${name}'`);
  return answer.data;
}
