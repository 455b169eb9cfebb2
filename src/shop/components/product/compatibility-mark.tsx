/** A card's compatibility with the chosen vehicle. Empty and hidden in HTML that is the same for every visitor; filled by the browser, which has the vehicle, or for a visitor without scripts by the server. */
import { useShop } from '#i18n/use-shop.ts';
import { escapeHtml } from '#kernel/html/escape-html.ts';
import './compatibility-mark.module.css';
import { usePlainCards } from './plain-cards.ts';

export function CompatibilityMark({ productId }: { productId: number }) {
  const cards = usePlainCards();
  if (!useShop().hasVehicles) return null;
  const said = cards?.said(productId);
  return (
    // It may be filled before hydration, which then leaves the content unchanged.
    <span
      data-fits={productId}
      data-state={said?.verdict}
      hidden={!said}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: escapeHtml(said?.text ?? '') }}
    />
  );
}
