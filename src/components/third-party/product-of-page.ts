/** Which product a page is about, for services that want its id; the page has asked for it already, so it costs nothing. */
import type { Api } from '#api/api.ts';

interface PageOfProduct {
  api: Pick<Api, 'catalogue'>;
  route: { name: string; params: Readonly<Record<string, string>> };
}

/** Null on every other page. */
export async function productOfPage({ api, route }: PageOfProduct): Promise<number | null> {
  const alias = route.name === 'product' ? route.params['alias']?.split('/').at(-1) : undefined;
  return alias ? ((await api.catalogue.product(alias))?.productId ?? null) : null;
}
