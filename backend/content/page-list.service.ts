/** The directory of content pages, by tags. */
import type { PageWidgetPageType } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import { inLanguage } from './in-language.ts';
import type { PageAddresses } from './page-addresses.ts';
import { toMeta } from './to-area.ts';

export interface PageListService {
  /** By id. Pages with any of the included tags (all pages without any), except those with an excluded one. */
  list(
    ctx: Context,
    asked: { includeTags: readonly string[]; excludeTags: readonly string[] },
  ): Promise<PageWidgetPageType[]>;
}

export const createPageListService = (pages: Pick<PageAddresses, 'all'>): PageListService => ({
  async list(ctx, { includeTags, excludeTags }) {
    const shown = [...(await pages.all(ctx)).values()];
    return shown
      .filter(({ page }) => includeTags.length === 0 || includeTags.some(tag => page.tags.includes(tag)))
      .filter(({ page }) => !excludeTags.some(tag => page.tags.includes(tag)))
      .map(({ page, alias, path }) => ({
        id: page.id,
        name: page.name,
        title: inLanguage(page.title, ctx),
        alias,
        activeFrom: page.activeFrom?.toISOString() ?? null,
        activeTo: page.activeTo?.toISOString() ?? null,
        tags: page.tags,
        meta: toMeta(page.meta, ctx),
        canonicalUrl: path,
      }));
  },
});
