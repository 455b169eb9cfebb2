/** A real HTTP server of ours on a free port, for one test. */
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { createLogger, type Logger } from '#server/log/create-logger.ts';
import type { Handler } from '#server/http/exchange.ts';
import { createHttpServer, type HttpServerOptions } from '#server/http/http-server.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';

export interface HttpWorld {
  base: string;
  port: number;
  /** Every line that was logged, as objects. */
  lines: Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>, init?: RequestInit): Promise<Response>;
  /** Bytes as they are; answers what came back until the connection closed. */
  raw(text: string): Promise<string>;
}

export function memoryLogger(): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) => void lines.push(JSON.parse(text) as Record<string, unknown>);
  return { logger: createLogger({ level: 'debug', readable: false, write }), lines };
}

export async function httpWorld(
  handle: Handler,
  options: Partial<HttpServerOptions> = {},
): Promise<HttpWorld> {
  const { logger, lines } = memoryLogger();
  const headers = createSecurityHeaders({ publicOrigin: 'https://shop.example' });
  const http = createHttpServer({ logger, headers, trustProxy: false, handle, ...options });
  const port = await http.listen(0, '127.0.0.1');
  onTestFinished(() => http.close(0));
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    port,
    lines,
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
