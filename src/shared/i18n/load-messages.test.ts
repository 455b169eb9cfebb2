/** The messages of a part of a page come without those that the page has. */
import { expect, it } from 'vitest';
import { loadIntl } from './load-messages.ts';
import { messageLoaders } from './message-loaders.gen.ts';

it.each(['panels', 'account', 'list', 'product', 'widgets'] as const)(
  'gives %s what the page starts with and its own, of which nothing is fetched twice',
  async extent => {
    const [{ messages: first }, { messages: own }, intl] = await Promise.all([
      messageLoaders.first.fi(),
      messageLoaders[extent].fi(),
      loadIntl('fi', extent),
    ]);
    expect(Object.keys(own).filter(id => Object.hasOwn(first, id))).toEqual([]);
    expect(Object.keys(own).length).toBeGreaterThan(5);
    expect(intl.messages).toMatchObject({ ...first, ...own });
    expect(await loadIntl('fi', extent)).toBe(intl);
  },
);
