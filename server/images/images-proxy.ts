/** Pictures from a configured image server, under our own address so that the content security policy stays ours. */
import { sendText } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import { noPicture, readImageName } from './images-route.ts';

const TIMEOUT_MS = 10_000;
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** Redirects are not followed: the address is configured, and what it points to must not be. */
export function imagesProxy(imageUrl: string): Route {
  const base = imageUrl.replace(/\/+$/, '');
  return {
    url: '/images/*',
    method: ['GET', 'HEAD'],
    async handler(request, reply) {
      const name = readImageName(request.address.path);
      if (!name) return noPicture(request, reply);
      const url = `${base}/${name.type}/${name.folder}/${encodeURIComponent(name.file)}`;
      try {
        const response = await fetch(url, {
          headers: { accept: request.headers.accept ?? '*/*', ...request.trace?.headers },
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const type = response.headers.get('content-type') ?? '';
        if (response.status === 404) return noPicture(request, reply);
        const length = Number(response.headers.get('content-length') ?? 0);
        if (!response.ok || !/^image\/(jpeg|png|webp|avif|gif)\b/.test(type) || length > MAX_PICTURE_BYTES)
          throw new Error(`The image server answered ${response.status} ${type}`);
        const data = Buffer.from(await response.arrayBuffer());
        return reply
          .headers({
            'content-type': type,
            vary: 'Accept',
            'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
          })
          .send(data);
      } catch (error) {
        request.log.warn({ err: error }, 'image server failed');
        return sendText(reply, 502, 'The picture cannot be fetched just now.', { 'retry-after': '30' });
      }
    },
  };
}
