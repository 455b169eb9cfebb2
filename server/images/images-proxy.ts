/** Pictures from a configured image server, under our own address so that the content security policy stays ours. */
import { answer, answerText } from '#server/http/answer.ts';
import type { Route } from '#server/http/router.ts';
import { noPicture, readImageName } from './images-route.ts';

const TIMEOUT_MS = 10_000;
const LONGEST_PICTURE = 20 * 1024 * 1024;

/** Redirects are not followed: the address is configured, and what it points to must not be. */
export function imagesProxy(imageUrl: string): Route {
  const base = imageUrl.replace(/\/+$/, '');
  return {
    path: '/images/',
    methods: ['GET', 'HEAD'],
    async handle(exchange) {
      const name = readImageName(exchange.address.path);
      if (!name) return noPicture(exchange);
      const url = `${base}/${name.type}/${name.folder}/${encodeURIComponent(name.file)}`;
      try {
        const response = await fetch(url, {
          headers: { accept: exchange.req.headers.accept ?? '*/*' },
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const type = response.headers.get('content-type') ?? '';
        if (response.status === 404) return noPicture(exchange);
        const length = Number(response.headers.get('content-length') ?? 0);
        if (!response.ok || !/^image\/(jpeg|png|webp|avif|gif)\b/.test(type) || length > LONGEST_PICTURE)
          throw new Error(`The image server answered ${response.status} ${type}`);
        const data = Buffer.from(await response.arrayBuffer());
        return answer(exchange, 200, data, {
          'content-type': type,
          vary: 'Accept',
          'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        });
      } catch (error) {
        exchange.log.warn({ err: error }, 'image server failed');
        return answerText(exchange, 502, 'The picture cannot be fetched just now.', { 'retry-after': '30' });
      }
    },
  };
}
