/** What submenus advertise, in the language and with the addresses of the shopper (R-SHELL-17). */
import type { MenuItemType } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ContentRepository } from './content.repository.ts';
import type { MenuItemRecord } from './content-record.ts';
import type { CustomLinks } from './custom-links.ts';
import { markLink, type WriteReferences } from './documents/references.ts';
import { fromTexts } from './documents/texts.ts';
import { inLanguage } from './in-language.ts';

export type PromotionOf = (item: MenuItemRecord) => MenuItemType['promotion'];

const reference = /^(?:category|product|brand|campaign|content|list|page):[^/]/;

/** @returns the promotions of one request; null for an entry without one, or with one that leads nowhere */
export const createMenuPromotions =
  (content: Pick<ContentRepository, 'directory'>, references: WriteReferences, links: CustomLinks) =>
  async (ctx: Context): Promise<PromotionOf> => {
    const directory = await content.directory();
    const urlOf = (href: string): string | null => {
      if (!reference.test(href)) return links.of(ctx, { url: null, value: href });
      const written: unknown = JSON.parse(references(JSON.stringify(markLink(href)), ctx, directory));
      return typeof written === 'string' ? written : null;
    };
    return ({ promotion }) => {
      if (!promotion) return null;
      const { image } = promotion;
      const title = inLanguage(promotion.title, ctx);
      const url = urlOf(promotion.href);
      if (!title || url === null) return null;
      return {
        image: image.file,
        imageWidth: image.width,
        imageHeight: image.height,
        alt: isRecord(image.alt) ? inLanguage(fromTexts(image.alt), ctx) : null,
        title,
        text: inLanguage(promotion.text, ctx),
        url,
      };
    };
  };
