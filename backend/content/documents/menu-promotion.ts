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

export function toPromotion(node: MenuPromotionNode | undefined): PromotionRecord | null {
  const title = fromTexts(node?.title);
  if (!node || !title) return null;
  return { image: node.image, title, text: fromTexts(node.text), href: node.href };
}
