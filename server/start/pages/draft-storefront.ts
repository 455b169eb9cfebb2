/** The storefront's options with drafts in place of what is published. */

import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { Layout } from '#engine/page-types.gen.ts';
import type { RenderedDraft } from '#server/render/canvas/draft-storefronts.ts';
import type { StorefrontOptions } from '#ssr/storefront.ts';

type Documents = Pick<StorefrontOptions, 'pages' | 'layouts' | 'fragments' | 'overrides' | 'content'>;

/** @param drafts of documents that exist replace them; others are added */
export function withDrafts<Options extends Documents>(
  options: Options,
  drafts: readonly RenderedDraft[],
): Options {
  if (drafts.length === 0) return options;
  return {
    ...options,
    pages: overlaid<PageDocument>(options.pages, drafts, 'page'),
    layouts: overlaid<Layout>(options.layouts, drafts, 'layout'),
    content: overlaid<AreaContent>([], drafts, 'content'),
    overrides: overlaid<OverrideDocument>(options.overrides, drafts, 'override'),
    fragments: Object.fromEntries(
      overlaid<FragmentDocument>(Object.values(options.fragments), drafts, 'fragment').map(each => [
        each.id,
        each,
      ]),
    ),
  };
}

function overlaid<Document extends { id: string }>(
  published: readonly Document[],
  drafts: readonly RenderedDraft[],
  kind: string,
): Document[] {
  // The structure of a draft is checked with each of its operations.
  const own = new Map(
    drafts.flatMap(({ id, body }) =>
      id.startsWith(`${kind}:`) ? [[id.slice(kind.length + 1), body as unknown as Document] as const] : [],
    ),
  );
  const known = new Set(published.map(({ id }) => id));
  const replaced = published.map(each => own.get(each.id) ?? each);
  return [...replaced, ...[...own].flatMap(([id, draft]) => (known.has(id) ? [] : [draft]))];
}
