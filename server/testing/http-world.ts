/** A real HTTP server of ours on a free port, for one test. */
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '#server/http/create-app.ts';
import { createHttpServer, type HttpServer } from '#server/http/http-server.ts';
import { sendText } from '#server/http/reply.ts';
import type { Handler, Route } from '#server/http/route.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createLogger, type Logger } from '../http/create-logger.ts';

export interface HttpWorld extends Pick<HttpServer, 'serve' | 'serveOnDemand'> {
  base: string;
  port: number;
  /** Every line that was logged, as objects. */
  lines: Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>, init?: RequestInit): Promise<Response>;
  /** Sends bytes as they are; resolves to what came back until the connection closed. */
  raw(text: string): Promise<string>;
}

export function memoryLogger(): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) => void lines.push(JSON.parse(text) as Record<string, unknown>);
  return { logger: createLogger({ level: 'debug', readable: false, write }), lines };
}

const noPage: Handler = (_request, reply) => sendText(reply, 404, 'no page');

export async function httpWorld(
  routes: readonly Route[],
  pages: Handler = noPage,
  options: Partial<AppOptions> = {},
): Promise<HttpWorld> {
  const { logger, lines } = memoryLogger();
  const headers = createSecurityHeaders({ publicOrigin: 'https://shop.example' });
  const http = await createHttpServer({ logger, headers, trustProxy: false, routes, pages, ...options });
  const port = await http.listen(0, '127.0.0.1');
  onTestFinished(() => http.close(0));
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    port,
    lines,
    serve: parts => http.serve(parts),
    serveOnDemand: makeParts => http.serveOnDemand(makeParts),
    get: (path, given = {}, init = {}) => fetch(base + path, { redirect: 'manual', headers: given, ...init }),
    raw: text =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(text));
        let all = '';
        socket.setEncoding('utf8').on('data', chunk => {
          all += String(chunk);
        });
        socket.on('close', () => resolve(all)).on('error', reject);
      }),
  };
}
