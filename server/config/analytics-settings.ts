/** Settings of what is measured: the tag manager and the shop's own telemetry. */
import { z } from 'zod';
import { usualBreakpoints } from '#kernel/viewport.ts';
import { httpUrl, list, type Setting, whole, yesNo } from './setting-shapes.ts';

const hosts = list.pipe(
  z.array(z.string().regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'is no https origin')),
);
const renames = list.pipe(z.array(z.string().regex(/^\w{1,40}=\w{1,40}$/, 'is no pair of names')));
const rising = list
  .transform(texts => texts.map(Number))
  .refine(widths => widths.length === 4, 'are not four widths')
  .refine(
    widths => widths.every((width, index) => Number.isInteger(width) && width > (widths[index - 1] ?? 319)),
    'do not rise',
  );

export const analyticsSettings = {
  gtmId: {
    env: 'GTM_ID',
    shape: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'is no container')
      .optional(),
    about: 'Container of Google Tag Manager; it is fetched only after the visitor has allowed it.',
    fix: 'an id as GTM-ABC1234',
  },
  gtmSources: {
    env: 'GTM_SOURCES',
    shape: hosts.default([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]),
    about: 'Origins that tags of the container may load from and send to; only with GTM_ID.',
    fix: 'https origins separated by commas',
  },
  gtmFormat: {
    env: 'GTM_FORMAT',
    shape: z.enum(['ga4', 'classic']).default('ga4'),
    about: 'Names of the pushes: those of Google Analytics 4, or of its predecessor.',
    fix: 'ga4 or classic',
  },
  isProductsKeyItems: {
    env: 'GTM_PRODUCTS_KEY_IS_ITEMS',
    shape: yesNo.default(false),
    about: 'In the classic format, call the list of products `items` instead of `products`.',
    fix: 'true or false',
  },
  gtmItemId: {
    env: 'GTM_ITEM_ID',
    shape: z.enum(['productId', 'articleNumber']).default('productId'),
    about: 'What `item_id` holds; where an article number is not known, the product id.',
    fix: 'productId or articleNumber',
  },
  gtmPropertyNames: {
    env: 'GTM_PROPERTY_NAMES',
    shape: renames.default([]),
    about: 'Other names for properties of pushed items, as `item_brand=brand`.',
    fix: 'pairs as item_brand=brand, separated by commas',
  },
  telemetrySampling: {
    env: 'TELEMETRY_SAMPLING',
    shape: whole(0, 100).default(100),
    about: 'Per cent of the visitors that allow statistics whose visits are measured.',
    fix: 'a whole number from 0 to 100',
  },
  telemetryUrl: {
    env: 'TELEMETRY_URL',
    shape: httpUrl.optional(),
    secret: true,
    about: 'Where the server forwards what browsers report, besides the log.',
    fix: 'an address as https://collector.example/v1',
  },
  errorReportsNeedConsent: {
    env: 'ERROR_REPORTS_NEED_CONSENT',
    shape: yesNo.default(false),
    about: 'Send anonymous error reports only after consent to statistics.',
    fix: 'true or false',
  },
  breakpoints: {
    env: 'BREAKPOINTS',
    shape: rising.default([...usualBreakpoints]),
    about:
      'Widths from which a screen counts as tablet, laptop, desktop and big desktop, in CSS pixels. The build writes them into style sheets: build again after a change.',
    fix: 'four rising whole numbers, as 768,1024,1200,1440',
  },
} satisfies Record<string, Setting>;
