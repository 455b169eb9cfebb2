/** The hosted platform: sends our key and the visitor's token, which never reach the browser. */
import { getOperationAST, parse as parseDocument } from 'graphql';
import { documents } from '#api/documents.gen.ts';
import { CommerceUnavailable, type Commerce, type CommerceAnswer } from './commerce.ts';

export interface RemoteOptions {
  url: string;
  apiKey: string;
  timeoutMs?: number;
  textOf?: (documentId: string) => string | undefined;
}

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

export function createRemoteCommerce({
  url,
  apiKey,
  timeoutMs = 10_000,
  textOf = id => documents[id]?.text,
}: RemoteOptions): Commerce {
  return {
    async execute({ documentId, text, operationName, variables, caller, readOnly }) {
      const query = documentId === undefined ? text : textOf(documentId);
      // The platform is always queried by POST, so mutations by GET are rejected here.
      if (readOnly && documentId === undefined && isMutation(query ?? '', operationName)) {
        const refusal = { message: 'A mutation needs POST.', extensions: { code: 'METHOD_NOT_ALLOWED' } };
        return { errors: [refusal] };
      }
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-apikey': apiKey,
        'x-request-id': caller.requestId,
      };
      if (caller.token) headers['authorization'] = `Bearer ${caller.token}`;
      if (caller.idempotencyKey) headers['x-idempotency-key'] = caller.idempotencyKey;
      if (caller.expectedTotal !== undefined) headers['x-expected-total'] = String(caller.expectedTotal);
      let response: Response;
      let body: string;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify({ operationName, variables, query }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        body = await response.text();
      } catch (cause) {
        throw new CommerceUnavailable('network', 'The commerce platform does not answer.', { cause });
      }
      return readAnswer(response.status, body);
    },
  };
}

/** An unparsable document is left to the platform to reject. */
function isMutation(text: string, operationName: string | null): boolean {
  try {
    return (
      getOperationAST(parseDocument(text, { maxTokens: 10_000 }), operationName || null)?.operation ===
      'mutation'
    );
  } catch {
    return false;
  }
}

/** GraphQL errors may come with any status; an error status without them is a failure of its own. */
function readAnswer(status: number, body: string): CommerceAnswer {
  const answer = body.length > MAX_RESPONSE_BYTES ? null : parse(body);
  if (answer && Array.isArray(answer.errors) && status < 500) return answer;
  if (status >= 300)
    throw new CommerceUnavailable('http', `Response not successful: Received status code ${status}`, {
      status,
    });
  if (!answer) throw new CommerceUnavailable('parse', 'The response is not valid JSON.', { status });
  return answer;
}

function parse(body: string): CommerceAnswer | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
