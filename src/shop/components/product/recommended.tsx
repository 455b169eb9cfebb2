/**
 * A block of what the shop recommends, which shows only what may fit the chosen vehicle (R-VEHICLE-15). Scripts hide the others in
 * the browser (`hide-recommended.ts`); for a visitor without scripts the server does.
 */
import { createContext, type HTMLAttributes, use } from 'react';
import { isRecommended } from '#kernel/vehicle/shown-verdict.ts';
import { type PlainCards, usePlainCards } from './plain-cards.ts';

const mayFit = (cards: PlainCards | null, productId: number): boolean =>
  isRecommended(cards?.said(productId)?.verdict ?? null);

const InRecommendedContext = createContext(false);

/** Whether the card of a product is hidden where it is rendered. */
export function useHiddenCard(): (productId: number) => boolean {
  const inRecommended = use(InRecommendedContext);
  const cards = usePlainCards();
  return productId => inRecommended && !mayFit(cards, productId);
}

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div';
  /** Of all cards in it: it is hidden with the last of them. */
  productIds: readonly number[];
}

export function Recommended({ as: Tag = 'section', productIds, children, ...attributes }: Props) {
  const cards = usePlainCards();
  const isEmpty = productIds.length > 0 && !productIds.some(productId => mayFit(cards, productId));
  return (
    <InRecommendedContext value={true}>
      <Tag {...attributes} data-recommended hidden={isEmpty} suppressHydrationWarning>
        {children}
      </Tag>
    </InRecommendedContext>
  );
}
