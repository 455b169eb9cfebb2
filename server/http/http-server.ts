/** Our HTTP server: an exchange per request, the headers every answer carries, limits, one log line each, and a clean end. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { answer, answerText, redirect, setHeaders } from './answer.ts';
import { readCookies } from './cookies.ts';
import type { Exchange, Handler } from './exchange.ts';
import { HttpError } from './http-error.ts';
import { logAnswer } from './log-answer.ts';
import { readAddress, type ReadAddress } from './read-address.ts';
import { requestId } from './request-id.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  logger: Logger;
  headers: SecurityHeaders;
  trustProxy: boolean;
  handle: Handler;
  /** Shows addresses that no page can have (400, 404) as the shop does; plain text without it. */
  refuse?: ((exchange: Exchange, status: 400 | 404) => Promise<void>) | undefined;
  /** Answers another spelling of an address; a plain redirect to `location` without it. */
  respell?: ((exchange: Exchange, location: string) => void) | undefined;
  /** Whether the page at `location`, which has plain slashes, takes an escaped one; without it, none does. */
  takesSlashes?: ((exchange: Exchange, location: string) => boolean) | undefined;
}

export interface HttpServer {
  /** Answers the port. @throws the system's error when it is taken. */
  listen(port: number, host: string): Promise<number>;
  /** Takes no more requests and waits for those under way, at most `withinMs`. */
  close(withinMs: number): Promise<void>;
  readonly server: Server;
}

export function createHttpServer(options: HttpServerOptions): HttpServer {
  let closing = false;
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5_000,
    },
    (req, res) => {
      if (closing) res.setHeader('connection', 'close');
      // A connection that was busy when the end was asked for would wait for its next request.
      res.once('close', () => closing && setImmediate(() => server.closeIdleConnections()));
      const { exchange, read } = begin(req, res, options);
      run(exchange, read, options).catch((error: unknown) => fail(exchange, error));
    },
  );
  server.maxRequestsPerSocket = 1_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = clientErrors[error.code ?? ''] ?? '400 Bad Request';
    return socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  });

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, exclusive: true }, () => {
          server.removeListener('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: withinMs =>
      new Promise(resolve => {
        closing = true;
        const force = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const clientErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function begin(
  req: IncomingMessage,
  res: ServerResponse,
  { logger, headers, trustProxy }: HttpServerOptions,
): { exchange: Exchange; read: ReadAddress } {
  const id = requestId(req.headers['x-request-id']);
  const read = readAddress(req.url);
  const { cookies, bad } = readCookies(req.headers.cookie);
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const exchange: Exchange = {
    req,
    res,
    id,
    method: req.method ?? 'GET',
    address: read.address,
    cookies,
    badCookies: bad,
    ip: forwarded || (req.socket.remoteAddress ?? ''),
    log: logger.child({ requestId: id }),
    started: performance.now(),
    notes: {},
  };
  setHeaders(res, headers.always);
  res.setHeader('x-request-id', id);
  res.once('close', () => logAnswer(exchange));
  return { exchange, read };
}

async function run(
  exchange: Exchange,
  read: ReadAddress,
  { handle, refuse, respell, takesSlashes }: HttpServerOptions,
): Promise<void> {
  if (read.kind === 'ok') return handle(exchange);
  const isMoved =
    read.kind === 'moved' || (read.kind === 'escaped-slash' && takesSlashes?.(exchange, read.location));
  if (isMoved && (exchange.method === 'GET' || exchange.method === 'HEAD'))
    return respell ? respell(exchange, read.location) : redirect(exchange, 301, read.location);
  const status = read.kind === 'bad' ? 400 : 404;
  if (refuse && exchange.method === 'GET') return refuse(exchange, status);
  return answerText(
    exchange,
    status,
    status === 400 ? 'This address cannot be read.' : 'This page could not be found.',
  );
}

/** The last resort: whatever was thrown, the sender learns a status and the request's id. */
function fail(exchange: Exchange, error: unknown): void {
  if (error instanceof HttpError) {
    answerText(exchange, error.status, error.message, error.headers);
    return;
  }
  exchange.log.error({ err: error, path: exchange.address.raw }, 'request failed');
  if (exchange.res.headersSent) exchange.res.destroy();
  else
    answer(exchange, 500, `Something went wrong. Request ${exchange.id}\n`, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
}
