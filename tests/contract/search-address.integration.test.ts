/** The form without scripts, the script of the header, a reload and an old address search for the same text. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { searchPath } from '#kernel/address/search-path.ts';
import { browserGoes, modes, serverWorld } from '#tests/support/worlds/route-world.ts';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => void vi.unstubAllGlobals());

const texts = [
  ...['4/110', 'vanne 4/137', 'a&b=c', 'mikä?', 'vinssi+köysi', '%', '100 %25', '#', '..', '.', '...'],
  ...[
    '"14 tuumaa"',
    "o'neal",
    '❄️🚜',
    'a,b;c:d@e$f',
    '%2F',
    '<b>',
    'x?page=2#y',
    'l\u00e4mp\u00f6',
    '//',
    '4//110',
  ],
];
/** The search terms that survive in the path segments of an address. */
const words = (text: string | undefined) => (text ?? '').split(/[/\s]+/).filter(Boolean);

describe.each(Object.keys(modes) as (keyof typeof modes)[])('with %s', mode => {
  it.each(localeCodes)('%s: form, script and reload search for the same text', async locale => {
    const server = await serverWorld(mode);
    const at = { market: 'fi', locale };
    const root = server.addresses.path(at, '/s');
    for (const text of texts) {
      const form = await server.visit(`${root}?${new URLSearchParams({ q: text })}`, { locale });
      const address = searchPath(root, text);
      const reloaded = await server.visit(address, { locale });
      const inTab = await browserGoes(mode, at, address);
      expect(form.at).toBe(address);
      expect(reloaded).toMatchObject({ page: 'search', steps: [], params: form.params });
      // React Router decodes %2F in a parameter to a slash, so the server handles such an address.
      const isLeft = /%(25)?2f/i.test(address);
      expect(inTab).toEqual(
        isLeft ? { left: address } : { page: 'search', at: address, params: form.params },
      );
      expect(words(form.params?.['text'])).toEqual(words(text));
    }
  });

  it('an address with an escaped slash opens the search, and no other page', async () => {
    const server = await serverWorld(mode);
    const at = { market: 'fi', locale: 'sv' } as const;
    const old = server.addresses.path(at, '/s/vanne%204%2F137?page=2');
    const there = await server.visit(old, { locale: 'sv' });
    const location = server.addresses.path(at, '/s/vanne%204/137?page=2');
    expect(there).toMatchObject({ page: 'search', at: location, params: { text: 'vanne 4/137' } });
    expect(there.steps).toEqual([`301 ${location}`]);
    const inTab = await browserGoes(mode, at, old);
    expect(inTab).toEqual({ left: old });
    const content = await server.ask(server.addresses.path(at, '/kopvillkor%2Fx'), { locale: 'sv' });
    expect(content.status).toBe(404);
  });
});
