/** Header texts of list pages, and of the site itself (R-LIST-23). */
import type { Context } from '#backend/kernel/context.ts';
import type { CatalogueAddresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListScopes } from './list-scope.ts';
import { bare, createScopeInfo, type PageInfo } from './scope-info.ts';

/** Older clients request the site's texts by this alias. */
const FRONT_PAGE = 'frontpage';

export interface PageInfoService {
  /** Null for an unknown alias or address in this language; without either, and for the front page, the site's own texts. */
  find(ctx: Context, asked: { alias: string | null; url: string | null }): PageInfo | null;
}

export function createPageInfoService(
  catalogue: Pick<Catalogue, 'reference'>,
  scopes: ListScopes,
  addresses: CatalogueAddresses,
): PageInfoService {
  const infoOf = createScopeInfo(catalogue, addresses);

  function ofSite({ language, channel }: Context): PageInfo {
    const { siteMeta } = catalogue.reference();
    const meta = siteMeta[language.id] ?? siteMeta[language.id.split('-')[0] ?? ''];
    return {
      ...bare,
      id: 1,
      alias: '',
      name: channel.name,
      meta: {
        title: meta?.title ?? channel.name,
        description: meta?.description ?? null,
        keywords: meta?.keywords ?? null,
      },
    };
  }

  return {
    find(ctx, { alias, url }) {
      if (!alias && !url) return ofSite(ctx);
      const scope = alias ? scopes.byAlias(ctx, alias) : scopes.find(ctx, { url });
      if (scope) return infoOf(ctx, scope);
      return alias === FRONT_PAGE || (!alias && scopes.isFront(ctx, url ?? '')) ? ofSite(ctx) : null;
    },
  };
}
