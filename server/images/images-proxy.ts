/** Pictures from a configured image server, under our own address so that the content security policy stays ours. */
import type { CircuitTimes } from '#kernel/work/circuit.ts';
import type { Route } from '#server/http/route.ts';
import { answersAt, createServiceLink } from '#server/service/service-link.ts';
import { insteadOfPicture, noPicture, readImageName } from './images-route.ts';

const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

export function imagesProxy(imageUrl: string, times?: CircuitTimes): Route {
  const base = imageUrl.replace(/\/+$/, '');
  const link = createServiceLink({ probe: answersAt(`${base}/`), times });
  return {
    url: '/images/*',
    method: ['GET', 'HEAD'],
    async handler(request, reply) {
      const name = readImageName(request.address.path);
      if (!name) return noPicture(request, reply);
      const url = `${base}/${name.type}/${name.folder}/${encodeURIComponent(name.file)}`;
      try {
        const headers = { accept: request.headers.accept ?? '*/*', ...request.trace?.headers };
        const { response, data } = await link.ask(url, { headers }, readPicture);
        const type = response.headers.get('content-type') ?? '';
        if (response.status === 404) return noPicture(request, reply);
        if (!response.ok || !data || !/^image\/(jpeg|png|webp|avif|gif)\b/.test(type))
          throw new Error(`The image server answered ${response.status} ${type}`);
        return reply
          .headers({
            'content-type': type,
            vary: 'Accept',
            'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
          })
          .send(data);
      } catch (error) {
        request.log.warn({ err: error }, 'image server failed');
        return insteadOfPicture(request, reply, {
          status: 502,
          text: 'The picture cannot be fetched just now.',
          headers: { 'retry-after': '30' },
        });
      }
    },
  };
}

/** Without its bytes when it is too long. */
async function readPicture(response: Response): Promise<{ response: Response; data: Buffer | null }> {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (response.ok && length <= MAX_PICTURE_BYTES)
    return { response, data: Buffer.from(await response.arrayBuffer()) };
  await response.body?.cancel();
  return { response, data: null };
}
