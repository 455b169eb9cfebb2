/** Aliases of drawings for the sitemap, read from the commerce backend; they are the same in all languages. */
import { type Commerce, CommerceUnavailable, publicCaller } from '../commerce/commerce.ts';

const PER_QUESTION = 200;
/** What the list skips at most. */
const REACH = 6_000;

const text = `query SitemapDrawings($skip: Int, $take: Int, $channelId: String) {
  assemblies(skip: $skip, take: $take, channelId: $channelId) { count assemblies { alias } }
}`;

interface Drawings {
  assemblies?: { count: number; assemblies: { alias: string }[] } | null;
}

/** Empty for a platform that has no drawings. @throws CommerceUnavailable when the backend does not answer */
export type SitemapDrawings = (requestId: string) => Promise<string[]>;

export function createSitemapDrawings(commerce: Commerce, channelId: string): SitemapDrawings {
  async function page(skip: number, requestId: string): Promise<NonNullable<Drawings['assemblies']>> {
    const { data, errors } = await commerce.execute({
      ...{ operationName: 'SitemapDrawings', text, readOnly: true },
      variables: { skip, take: PER_QUESTION, channelId },
      caller: publicCaller(requestId),
    });
    if (errors?.some(({ extensions }) => extensions?.['code'] === 'NOT_SUPPORTED'))
      return { count: 0, assemblies: [] };
    const found = (data as Drawings | null | undefined)?.assemblies;
    if (errors?.length || !found)
      throw new CommerceUnavailable('http', errors?.[0]?.message ?? 'The sitemap got no drawings.');
    return found;
  }

  return async requestId => {
    const aliases: string[] = [];
    for (let skip = 0; skip <= REACH; skip += PER_QUESTION) {
      const { count, assemblies } = await page(skip, requestId);
      aliases.push(...assemblies.map(({ alias }) => alias));
      if (skip + PER_QUESTION >= count) break;
    }
    return aliases;
  };
}
