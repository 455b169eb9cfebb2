/** The tag manager script, added to the page once, and its consent settings. */
import type { ConsentCategory } from '#stores/common/consent-category.ts';

type DataLayer = unknown[];

/** The queue that the tag manager script reads. */
export function dataLayer(): DataLayer {
  const holder = window as unknown as { dataLayer?: DataLayer };
  return (holder.dataLayer ??= []);
}

export function loadTagScript(id: string): void {
  if (document.getElementById('tag-manager')) return;
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = 'tag-manager';
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Google's own form: the script looks for `arguments` objects in the queue, not for arrays. */
function gtag(..._args: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

const granted = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');

/** Pushed first and after every change: each tag may only do what its consent category allows. */
export function pushConsent(kind: 'default' | 'update', allowed: readonly ConsentCategory[]): void {
  const marketing = granted(allowed.includes('marketing'));
  gtag('consent', kind, {
    analytics_storage: granted(allowed.includes('statistics')),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });
}
