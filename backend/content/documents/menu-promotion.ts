/** What a submenu advertises, as documents and as rows have it. */
import type { MenuPromotionNode } from '#engine/content/content-document.ts';
import type { PromotionRecord } from '../content-record.ts';
import { byLocale, fromTexts, toTexts } from './texts.ts';

/** Undefined without a text in any language. */
export function fromPromotion(record: PromotionRecord | null | undefined): MenuPromotionNode | undefined {
  const title = toTexts(byLocale(record?.title));
  if (!record || !title) return undefined;
  const text = toTexts(byLocale(record.text));
  return { image: record.image, title, ...(text ? { text } : {}), href: record.href };
}

/** Null until it has a picture, a title and a link. */
export function toPromotion(node: MenuPromotionNode | undefined): PromotionRecord | null {
  const { image, title: texts, text, href } = node ?? {};
  const title = fromTexts(texts);
  if (!image || !title || !href) return null;
  return { image, title, text: fromTexts(text), href };
}
