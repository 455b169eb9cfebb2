/** The application: one document for every address; its files have hashed names and are routes of their own. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#kernel/html/escape-html.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import { sendText } from '#server/http/reply.ts';
import type { Handler } from '#server/http/route.ts';
import { ProblemError, sendProblem } from '../http/problem.ts';

interface Document {
  html: string;
  etag: string;
}

/** What the document says of the shop, before anyone has signed in. */
export type StudioShop = Pick<ShopProfile, 'name' | 'timeZone'>;

const empty = (name: string) => `<meta name="${name}" content=""`;

function readDocument(folder: string, { name, timeZone }: StudioShop): Document | null {
  try {
    const written = { 'application-name': name, 'time-zone': timeZone };
    let html = readFileSync(join(folder, 'index.html'), 'utf8');
    for (const [meta, value] of Object.entries(written))
      html = html.replace(empty(meta), () => `${empty(meta).slice(0, -1)}${escapeHtml(value)}"`);
    return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Files that browsers and crawlers ask for by themselves. */
const isOtherFile = /\.(?:ico|txt|xml|png|map|json)$/;

/** @param folder of Studio's build, read once for each name of the shop. */
export function studioPages(folder: string, shop: () => StudioShop): Handler {
  let last: { shop: StudioShop; document: Document | null } | undefined;
  const documentNow = () => {
    const now = shop();
    if (last?.shop !== now) last = { shop: now, document: readDocument(folder, now) };
    return last.document;
  };
  return (request, reply) => {
    if (request.address.path.startsWith('/api/'))
      return sendProblem(reply, new ProblemError(404, 'NOT_FOUND', 'There is no such address.'));
    if (isOtherFile.test(request.address.path)) return sendText(reply, 404, 'There is no such file.');
    const document = documentNow();
    if (!document) return sendText(reply, 503, 'Studio was not built. Run: npm run build');
    const { html, etag } = document;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  };
}
