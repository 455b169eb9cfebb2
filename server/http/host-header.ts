/** The header `Host`, which servers and proxies may read differently when it is there twice (RFC 9112, 3.2). */
import type { IncomingMessage } from 'node:http';

/** A name or an address, and a port: nothing that ends a header or begins a path. */
const hostForm = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request names at most one host, in a form that cannot mean anything else. */
export function hasPlainHost({
  rawHeaders,
  headers,
}: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  const { host = '' } = headers;
  return hosts <= 1 && (host === '' || hostForm.test(host));
}
