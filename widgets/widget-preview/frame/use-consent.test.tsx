/** The frame uses the consent chosen in the gallery, and stores none. */

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { useConsentOf } from './use-consent.ts';

function Frame({ consent }: { consent?: string }) {
  useConsentOf(pageContext({ query: consent === undefined ? {} : { consent } }));
  return null;
}

it('loads third-party widgets in the frame only', () => {
  const { stores, within, cookies } = shopperScene();
  render(within(<Frame consent="marketing" />));
  expect(stores.consent.has('marketing')).toBe(true);
  // The start of the application and other tabs read the cookie, which says nothing.
  stores.consent.restore();
  expect(stores.consent.has('marketing')).toBe(true);
  expect(cookies.get('ralph-cookie-consent')).toBeUndefined();
});

it('shows the view without consent, regardless of what the editor has accepted', () => {
  const { stores, within, cookies } = shopperScene();
  stores.consent.decide(['marketing']);
  render(within(<Frame />));
  expect(stores.consent.has('marketing')).toBe(false);
  const stored = cookies.get('ralph-cookie-consent');
  stores.consent.restore();
  expect(stores.consent.has('marketing')).toBe(false);
  expect(cookies.get('ralph-cookie-consent')).toBe(stored);
});
