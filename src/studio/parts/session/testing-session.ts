/** A session for tests. */
import type { StudioSession } from '#studio-api/staff.ts';

export const aSession = (): StudioSession => ({
  staff: { id: 'ann', mail: 'ann@shop.example', name: 'Ann', role: 'publisher', markets: null, locale: 'en' },
  endsAt: '2026-11-23T12:00:00Z',
  needsStepUp: false,
  hasPasskey: true,
  shopOrigin: 'http://localhost:3000',
  hasContent: true,
  locales: [
    { code: 'fi', name: 'Suomi' },
    { code: 'sv', name: 'Svenska' },
  ],
  markets: [
    { alias: 'fi', country: 'FI' },
    { alias: 'se', country: 'SE' },
  ],
});
