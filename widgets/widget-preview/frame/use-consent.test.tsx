// @vitest-environment jsdom
/** The frame takes the consent that the gallery chose, and stores nothing of it. */
import { shopperScene } from '#tests/support/shopper-scene.tsx';
import { pageContext } from '#tests/support/widget-scene.tsx';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useConsentOf } from './use-consent.ts';

function Frame({ consent }: { consent?: string }) {
  useConsentOf(pageContext({ query: consent === undefined ? {} : { consent } }));
  return null;
}

it('lets widgets of other services load in the frame alone', () => {
  const { stores, within } = shopperScene();
  render(within(<Frame consent="marketing" />));
  expect(stores.consent.has('marketing')).toBe(true);
  // A reading of what is stored finds no decision.
  stores.consent.restore();
  expect(stores.consent.decided).toBe(false);
});

it('shows what a visitor without consent sees, whatever the reader of the preview has allowed', () => {
  const { stores, within } = shopperScene();
  stores.consent.decide(['marketing']);
  render(within(<Frame />));
  expect(stores.consent.has('marketing')).toBe(false);
  stores.consent.restore();
  expect(stores.consent.has('marketing')).toBe(true);
});
