/** The product of a page, for services that need its id; the page has already loaded it, so this sends no request. */
import type { Api } from '#api/api.ts';

interface PageOfProduct {
  api: Pick<Api, 'catalogue'>;
  route: { name: string; params: Readonly<Record<string, string>> };
}

/** Null on other pages. */
export async function productOfPage({ api, route }: PageOfProduct): Promise<number | null> {
  const alias = route.name === 'product' ? route.params['alias']?.split('/').at(-1) : undefined;
  return alias ? ((await api.catalogue.product(alias))?.productId ?? null) : null;
}
