/** The content pages of the shop by alias and number, and where each is found. */
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { ContentRepository } from './content.repository.ts';
import { isShown, momentsOf, type PageRecord } from './content-record.ts';
import type { ContentContext } from './in-language.ts';

interface ShownPage {
  page: PageRecord;
  /** In the requested language; in the default language without a translation. */
  alias: string;
  path: string;
}

export interface PageAddresses {
  /** An alias of the language, or of the default language; drafts and expired pages only in a preview. */
  byAlias(ctx: Context, alias: string, preview?: boolean): Promise<PageRecord | null>;
  /** Visible pages, by id. */
  all(ctx: Context): Promise<ReadonlyMap<number, ShownPage>>;
}

export function createPageAddresses(
  content: Pick<ContentRepository, 'directory'>,
  prefixOf: PathPrefix,
): PageAddresses {
  const languages = ({ language, channel }: ContentContext) => [language.id, channel.defaultLanguageId];

  /** Of every page: one that is not shown yet may be tomorrow. */
  const noteMoments = ({ reads, now }: Context, found: Iterable<PageRecord>) => {
    if (reads) for (const page of found) reads.changesWith(momentsOf(page), now);
  };

  function shown(ctx: Context, page: PageRecord): ShownPage | null {
    if (!isShown(page, ctx.now)) return null;
    const alias = languages(ctx)
      .map(id => page.aliases.get(id))
      .find(each => each !== undefined);
    if (alias === undefined) return null;
    return { page, alias, path: `${prefixOf(ctx.language, ctx.channel)}/${encodeURIComponent(alias)}` };
  }

  return {
    async byAlias(ctx, alias, preview = false) {
      const { byAlias } = await content.directory();
      const found = languages(ctx).flatMap(id => byAlias.get(`${id}:${alias}`) ?? []);
      noteMoments(ctx, found);
      return found.find(page => preview || isShown(page, ctx.now)) ?? null;
    },

    async all(ctx) {
      const { pages } = await content.directory();
      noteMoments(ctx, pages.values());
      const found = [...pages.values()].flatMap(page => shown(ctx, page) ?? []);
      return new Map(found.map(each => [each.page.id, each]));
    },
  };
}
