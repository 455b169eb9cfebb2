/** Reads the body of a response up to a limit: the rest of a longer one is not fetched. */

export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/** @throws BodyTooLong when the announced or the actual length is above `maxBytes` */
export async function readText({ body, headers }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const refuse = async () => {
    await body.cancel().catch(() => undefined);
    throw new BodyTooLong(`The body is longer than ${maxBytes} bytes.`);
  };
  // Before the first byte is read.
  if (Number(headers.get('content-length')) > maxBytes) await refuse();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop by an error cancels the rest.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new BodyTooLong(`The body is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
