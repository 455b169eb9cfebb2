/** Memory of the shop over many varied requests: it must level off. */
const CLIENTS = 8;
const megabytes = bytes => Math.round(bytes / 10_000) / 100;

/** Least squares: by how much `y` grows when `x` grows by one. */
export function slopeOf(points) {
  const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(point => point.x)), mean(points.map(point => point.y))];
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return above / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

/** `{ samples, perThousand, failed }`; `perThousand` is the growth in MB over the second half. */
export async function measureMemory(shop, nextRequest, total, print) {
  const every = Math.max(1_000, Math.round(total / 20));
  const samples = [];
  let failed = 0;
  for (let sent = every; sent <= total; sent += every) {
    let left = every;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (left > 0) {
          left -= 1;
          const { path, init } = nextRequest();
          const answer = await fetch(shop.origin + path, { redirect: 'manual', ...init }).catch(() => null);
          await answer?.arrayBuffer();
          if (!answer || answer.status >= 500) failed += 1;
        }
      }),
    );
    const { heapUsed, external, rss } = await shop.memory();
    samples.push({
      requests: sent,
      heap: megabytes(heapUsed),
      external: megabytes(external),
      rss: megabytes(rss),
    });
    print(samples.at(-1));
  }
  const later = samples.slice(Math.floor(samples.length / 2));
  const perThousand = slopeOf(
    later.map(({ requests, heap, external }) => ({ x: requests / 1000, y: heap + external })),
  );
  return { samples, perThousand, failed };
}
