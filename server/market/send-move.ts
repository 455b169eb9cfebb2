/** Sends a visitor to where a page is: only ever to one of our own hosts. */
import { answer, redirect } from '#server/http/answer.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Move } from './asked.ts';

export function sendMove(exchange: Exchange, { status, location }: Move, { plan }: Addresses): void {
  const host = Object.values(plan.origins).find(origin => location.startsWith(`${origin}/`));
  if (host === undefined) return redirect(exchange, status, location);
  const path = location.slice(host.length);
  if (!isPath(path)) return redirect(exchange, status, '/');
  return answer(exchange, status, '', {
    location: host + path,
    'cache-control': status === 301 ? 'public, max-age=3600' : 'no-store',
  });
}

const isPath = (path: string): boolean => /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(path);
