/** The frame uses the consent chosen in the gallery, and stores none. */
import { shopperScene } from '#tests/support/shopper-scene.tsx';
import { pageContext } from '#tests/support/widget-scene.tsx';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useConsentOf } from './use-consent.ts';

function Frame({ consent }: { consent?: string }) {
  useConsentOf(pageContext({ query: consent === undefined ? {} : { consent } }));
  return null;
}

it('loads third-party widgets in the frame only', () => {
  const { stores, within } = shopperScene();
  render(within(<Frame consent="marketing" />));
  expect(stores.consent.has('marketing')).toBe(true);
  // No decision was stored.
  stores.consent.restore();
  expect(stores.consent.decided).toBe(false);
});

it('shows the view without consent, regardless of what the editor has accepted', () => {
  const { stores, within } = shopperScene();
  stores.consent.decide(['marketing']);
  render(within(<Frame />));
  expect(stores.consent.has('marketing')).toBe(false);
  stores.consent.restore();
  expect(stores.consent.has('marketing')).toBe(true);
});
