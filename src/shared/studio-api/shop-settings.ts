/** Who the shop is, how it looks and what it says, beside their documents. */
import type { LocaleCode } from '#kernel/segment.ts';

/** POST /api/settings/style: the custom properties of a theme that is being written. */
export interface ShopStyle {
  style: string;
}

/** GET /api/settings/messages: a message as the build says it. */
export interface BuiltMessage {
  id: string;
  /** Said in mails and on printed lists; on pages otherwise. */
  isOfMails: boolean;
  /** In ICU syntax. */
  texts: Readonly<Partial<Record<LocaleCode, string>>>;
}

/** GET /api/settings/terms: where and how the shop sells, as its files would say it. They are changed there, not here. */
export interface ShopTerms {
  markets: readonly { id: string; country: string; currency: string }[];
  /** Names by language, with the markets that have them. */
  delivery: readonly ShopOption[];
  payment: readonly ShopOption[];
}

export interface ShopOption {
  id: string;
  name: Readonly<Record<string, string>>;
  markets: readonly string[];
}
