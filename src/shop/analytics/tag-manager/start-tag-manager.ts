/** Sends events to the tag manager: loads it with the first consent and stops when consent is withdrawn (R-ANALYTICS-5). */

import { removeThirdParties } from '#components/third-party/remove-third-parties.ts';
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { ConsentCategory } from '#stores/common/consent-category.ts';
import type { LoggedEvent } from '#stores/common/event-log.ts';
import { type EventSource, hearAll } from '../events/hear-all.ts';
import { withKnownProduct } from '../events/known-products.ts';
import { classicPushes } from './classic-pushes.ts';
import { ga4Pushes, seenInList } from './ga4-pushes.ts';
import type { Push } from './item.ts';
import { dataLayer, loadTagScript, pushConsent } from './tag-script.ts';

/** Cookies that the container's tags are known to set; removed when consent is withdrawn (R-CONSENT-3). */

const known = /^(?:_ga(?:_.*)?|_gid|_gat.*|_gcl_.*|_gac_.*|_fbp|_fbc|__utm.*|_uet.*|ralph-gtm-user)$/;

/** `shop.example` and `example` for `www.shop.example`: tags set cookies on the highest domain that the browser accepts. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.')).filter(domain => domain.includes('.'));
};

function clearTagCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!known.test(name)) continue;
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    for (const domain of domainsOf(location.hostname)) document.cookie = `${gone}; Domain=${domain}`;
  }
}

/** Number of list products per push. */
const seenTogether = 4;

export interface TagManagerParts {
  config: TagManagerConfig;
  record: EventSource;
  allowed: readonly ConsentCategory[];
}

export interface TagManager {
  allow(allowed: readonly ConsentCategory[]): void;
  stop(): void;
}

let hasBegun = false;

export function startTagManager({ config, record, allowed }: TagManagerParts): TagManager {
  if (!hasBegun) pushConsent('default', []);
  hasBegun = true;
  pushConsent('update', allowed);
  const push = (pushes: readonly Push[]) => void dataLayer().push(...pushes);
  const seen: Extract<LoggedEvent, { type: 'product:impression' }>['data'][] = [];
  const purchases = new Set<string>();
  let pageType = '';

  const flush = () => {
    if (seen.length > 0) push(seenInList(seen.splice(0), config));
  };
  const report = (event: LoggedEvent) => {
    if (event.type === 'page:impression') ({ pageType } = event.data);
    // Pushes an order once: showing its confirmation again is not a second purchase.
    if (event.type === 'checkout:purchase') {
      if (purchases.has(event.data.orderId)) return;
      purchases.add(event.data.orderId);
    }
    if (config.format === 'classic') {
      push(classicPushes(event, config, pageType));
      return;
    }
    if (event.type === 'product:impression') {
      if (seen[0] && seen[0].list?.name !== event.data.list?.name) flush();
      seen.push(event.data);
      if (seen.length === seenTogether) flush();
      return;
    }
    flush();
    push(ga4Pushes(event, config, pageType));
  };

  const unsubscribe = hearAll('tag-manager', record, event => report(withKnownProduct(event, record.events)));
  addEventListener('pagehide', flush);
  loadTagScript(config.id);
  return {
    allow: next => pushConsent('update', next),
    stop() {
      unsubscribe();
      removeEventListener('pagehide', flush);
      pushConsent('update', []);
      clearTagCookies();
      // A loaded tag script cannot be stopped, so the page is reloaded without it.
      removeThirdParties({ scripts: [], globals: ['dataLayer'] });
    },
  };
}
