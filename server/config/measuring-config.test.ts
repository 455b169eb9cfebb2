/** Settings of what is measured, and what they open to others. */
import { expect, it } from 'vitest';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { loadConfig } from './load-config.ts';
import { measuringConfigOf } from './measuring-config.ts';

const configOf = (env: Record<string, string>) => loadConfig(env, '/nowhere');
const policyOf = (env: Record<string, string>) => createSecurityHeaders(configOf(env)).pagePolicy();
const google = 'https://www.googletagmanager.com';

it('leaves default values out of the page', () => {
  expect(measuringConfigOf(configOf({}))).toBeUndefined();
});

it('passes to the browser the tag manager, the sampling and the widths', () => {
  const env = {
    GTM_ID: 'GTM-ABC123',
    GTM_FORMAT: 'classic',
    GTM_PRODUCTS_KEY_IS_ITEMS: 'true',
    GTM_PROPERTY_NAMES: 'item_brand=brand',
    TELEMETRY_SAMPLING: '10',
    ERROR_REPORTS_NEED_CONSENT: 'true',
    BREAKPOINTS: '600,900,1200,1500',
  };
  expect(measuringConfigOf(configOf(env))).toEqual({
    tagManager: {
      id: 'GTM-ABC123',
      format: 'classic',
      isProductsKeyItems: true,
      itemId: 'productId',
      names: { item_brand: 'brand' },
    },
    sampling: 10,
    errorsNeedConsent: true,
    breakpoints: [600, 900, 1200, 1500],
  });
});

it('opens the policy to the tag manager only where there is one', () => {
  expect(policyOf({})).not.toContain('google');
  const policy = policyOf({ GTM_ID: 'GTM-ABC123' });
  expect(policy).toMatch(new RegExp(`script-src [^;]*${google}`));
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policyOf({ GTM_ID: 'GTM-ABC123', GTM_SOURCES: 'https://tags.example.com' })).not.toContain(google);
});

it.each([
  ['GTM_ID', 'UA-1'],
  ['GTM_ID', 'GTM-ABC1";alert(1)'],
  ['GTM_SOURCES', 'http://tags.example.com'],
  ['GTM_SOURCES', "https://tags.example.com; script-src 'unsafe-inline'"],
  ['TELEMETRY_SAMPLING', '101'],
  ['BREAKPOINTS', '1024,768,1200,1440'],
  ['BREAKPOINTS', '768,1024'],
])('rejects %s=%s at the start', (name, value) => {
  expect(() => configOf({ [name]: value })).toThrow(name);
});
