/** Fetches the messages of one language in the browser: first those of the shell, then those of hydrating widgets or of a panel, later all. */
import type { IntlShape } from 'react-intl';
import type { CompiledMessages } from '#kernel/compiled-messages.ts';
import { namelessShop, type ShopFacts } from '#kernel/shop-facts.ts';
import { intlOf } from './create-intl.ts';
import type { LocaleCode } from './locales.ts';
import { messageLoaders } from './message-loaders.gen.ts';

export type MessageExtent = 'first' | 'widgets' | 'list' | 'product' | 'panels' | 'account' | 'all';

let shop: ShopFacts = namelessShop;

/** Names the shop that the document belongs to, before any messages are loaded. */
export function nameShop(facts: ShopFacts): void {
  shop = facts;
}

/** Rejects when the chunk cannot be fetched, and may then be called again. */
export async function loadIntl(code: LocaleCode, extent: MessageExtent = 'all'): Promise<IntlShape> {
  const isPart = extent !== 'all' && extent !== 'first';
  const [{ messages }, first] = await Promise.all([
    messageLoaders[extent][code](),
    isPart ? messageLoaders.first[code]() : null,
  ]);
  if (!first) return intlOf(code, messages, extent === 'all', shop);
  const together = joined.get(messages) ?? { ...first.messages, ...messages };
  joined.set(messages, together);
  return intlOf(code, together, false, shop);
}

/** The messages of a part with those that every page starts with, which the part leaves out. */
const joined = new WeakMap<CompiledMessages, CompiledMessages>();

/** All messages of a language, including those of the widget preview. */
export async function loadToolIntl(code: LocaleCode): Promise<IntlShape> {
  const [all, tool] = await Promise.all([messageLoaders.all[code](), messageLoaders.tool[code]()]);
  return intlOf(code, { ...all.messages, ...tool.messages }, true, shop);
}
