/** A proxy in front of the shop that sends each document in two parts, the second when it is released. Other responses pass through. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SplittingProxy {
  origin: string;
  /** Following documents stop after this text until they are released. */
  splitAfter(mark: string): void;
  /** Sends the second part. */
  release(): void;
  close(): Promise<void>;
}

export async function startSplittingProxy(shop: string): Promise<SplittingProxy> {
  let mark = '';
  let release = () => undefined as void;
  let released: Promise<void> = Promise.resolve();
  const { host, hostname, port } = new URL(shop);

  async function sendPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const { 'content-length': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    const html = Buffer.concat(chunks).toString();
    const cut = html.indexOf(mark) + mark.length;
    if (cut < mark.length) throw new Error(`The document has no ${mark}`);
    response.write(html.slice(0, cut));
    await released;
    response.end(html.slice(cut));
  }

  const server = createServer((incoming, response) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    // The document must be uncompressed and not a 304, so that it can be cut.
    const { 'if-none-match': _, ...asked } = incoming.headers;
    const headers = { ...asked, host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = shop;
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers });
    onward.on('response', answer => {
      if (isDocument) return void sendPieces(answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    splitAfter(next) {
      mark = next;
      released = new Promise<void>(resolve => (release = resolve));
    },
    release: () => release(),
    close() {
      server.closeAllConnections();
      return new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}
