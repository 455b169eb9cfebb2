/** Measures how long pages take to render. */
import type { PageRequest, Storefront } from '#ssr/storefront.ts';
import type { Metrics } from './metrics.ts';

export function withRenderTimes(storefront: Storefront, metrics: Pick<Metrics, 'pageRendered'>): Storefront {
  async function timed<Outcome>(request: PageRequest, rendering: Promise<Outcome>): Promise<Outcome> {
    const startedAt = performance.now();
    const outcome = await rendering;
    const page = request.match?.route.name ?? 'unknown';
    metrics.pageRendered(page, (performance.now() - startedAt) / 1000);
    return outcome;
  }
  return {
    ...storefront,
    render: request => timed(request, storefront.render(request)),
    stream: (request, nonce) => timed(request, storefront.stream(request, nonce)),
  };
}
