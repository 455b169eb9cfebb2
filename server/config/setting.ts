/** The one table of settings: name, environment variable, shape, default, and what it means; docs/settings.md is made from it. A new group is added to `settings` below. */
import { z } from 'zod';
import { analyticsSettings } from './analytics-settings.ts';
import { edgeSettings } from './edge-settings.ts';
import { graphqlSettings } from './graphql-settings.ts';
import { listSettings } from './list-settings.ts';
import { orderSettings } from './order-settings.ts';
import { servicesSettings } from './services-settings.ts';
import { origin, type Setting, whole, yesNo } from './setting-shapes.ts';
import { shopSettings } from './shop-settings.ts';
import { shopperSettings } from './shopper-settings.ts';
import { thirdPartySettings } from './third-party-settings.ts';

/** Settings of Studio, the editor of the shop's pages. */
const studioSettings = {
  studio: {
    env: 'STUDIO',
    shape: yesNo.optional(),
    shown: 'true on this machine, elsewhere where STUDIO_ORIGIN is set',
    about:
      'Whether Studio, the editor of the shop’s pages, runs beside the shop; it needs the shop’s own database.',
    fix: 'true or false',
  },
  studioOrigin: {
    env: 'STUDIO_ORIGIN',
    shape: origin.optional(),
    shown: 'http://localhost:STUDIO_PORT on this machine',
    about:
      'Where staff reach Studio: a host of its own on the same site as the shop, by https outside this machine; passkeys are bound to it.',
    fix: 'scheme, name and port without a path, as https://studio.shop.example',
  },
  studioPort: {
    env: 'STUDIO_PORT',
    shape: whole(0, 65_535).optional(),
    shown: 'PORT + 2, or a free one',
    about: 'Port of Studio on HOST.',
    fix: 'a whole number from 0 to 65535 that no other program uses',
  },
} satisfies Record<string, Setting>;

/** Settings for those who operate the shop. */
const operationsSettings = {
  operationsToken: {
    env: 'OPERATIONS_TOKEN',
    shape: z
      .string()
      .trim()
      .regex(/^[\w.~+/=-]{32,200}$/, 'is too short or has other characters')
      .optional(),
    secret: true,
    about:
      'Token of operators and their monitoring, sent as `Authorization: Bearer`; without one, `/readyz` shows the state only and `/metrics` does not exist.',
    fix: 'at least 32 letters, digits and dashes, as `openssl rand -hex 24` writes them',
  },
  metricsPort: {
    env: 'METRICS_PORT',
    shape: whole(1, 65_535).optional(),
    about: 'Port on HOST where `/metrics` is read without a token; keep it closed to the public.',
    fix: 'a whole number from 1 to 65535 that no other program uses',
  },
} satisfies Record<string, Setting>;

export const settings = {
  ...shopSettings,
  ...operationsSettings,
  ...edgeSettings,
  ...shopperSettings,
  ...listSettings,
  ...graphqlSettings,
  ...orderSettings,
  ...servicesSettings,
  ...studioSettings,
  ...thirdPartySettings,
  ...analyticsSettings,
};

export type SettingName = keyof typeof settings;
