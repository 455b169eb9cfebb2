/** Fetches the messages of one language in the browser: first those of the shell, then those of hydrating widgets or of a panel, later all. */
import type { IntlShape } from 'react-intl';
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
  const { messages } = await messageLoaders[extent][code]();
  return intlOf(code, messages, extent === 'all', shop);
}

/** All messages of a language, including those of the widget preview. */
export async function loadToolIntl(code: LocaleCode): Promise<IntlShape> {
  const [all, tool] = await Promise.all([messageLoaders.all[code](), messageLoaders.tool[code]()]);
  return intlOf(code, { ...all.messages, ...tool.messages }, true, shop);
}
