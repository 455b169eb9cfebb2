/** Logs visible cards and clicked links of static page parts, which run no script themselves (R-ANALYTICS-4). Fetched after consent. */
import type { EventLog } from '#stores/common/event-log.ts';
import { readCard, readPromotion } from './read-card.ts';

/** A card counts as seen when half of it is visible. */
const seenShare = 0.5;

const banners = '[data-widget=banner]';

/** Starts logging. @returns a function that stops it. */
export function watchScreen(log: EventLog, root: HTMLElement): () => void {
  const seen = new WeakSet<Element>();
  const sight = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        sight.unobserve(target);
        const card = readCard(target);
        const promotion = target.matches(banners) ? readPromotion(target) : null;
        if (card) log('product:impression', card);
        else if (promotion) log('promotion:impression', promotion);
      }
    },
    { threshold: seenShare },
  );
  const look = () => {
    for (const card of root.querySelectorAll(`article[data-item], ${banners}`)) {
      if (seen.has(card)) continue;
      seen.add(card);
      sight.observe(card);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  look();

  const pressed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const href = link.getAttribute('href') ?? '';
    const card = link.closest<HTMLElement>('article[data-item]');
    const product = card && readCard(card);
    const banner = link.closest<HTMLElement>(banners);
    const promotion = banner && readPromotion(banner);
    if (product) log('product:click', product);
    else if (promotion) log('promotion:click', promotion);
    else if (link.closest('nav')) log('menu:click', { item: { label: link.textContent.trim(), href } });
    else if (link.closest('[data-widget]')) log('widget:click', { href });
  };
  root.addEventListener('click', pressed, true);
  return () => {
    sight.disconnect();
    changes.disconnect();
    root.removeEventListener('click', pressed, true);
  };
}
