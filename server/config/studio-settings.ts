/** Settings of Studio, the editor of the shop's pages. */
import { origin, type Setting, whole, yesNo } from './setting-shapes.ts';

export const studioSettings = {
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
