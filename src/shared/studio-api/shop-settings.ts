/** Who the shop is, how it looks and what it says, beside their documents. */
import type { LocaleCode } from '#kernel/segment.ts';
import type { SettingsBody, SettingsKey } from '#kernel/shop-settings.ts';

/** POST /api/settings/style: how the shop looks with a theme that is being written. */
export interface ShopStyle {
  /** Custom properties. */
  style: string;
  /** Every colour that then counts, as `#rrggbb`, by its name. */
  colours: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
}

/** GET /api/settings/folder: the documents as the folder of the shop says them. */
export type FolderSettings = Readonly<Record<SettingsKey, SettingsBody>>;

/** GET /api/settings/picture?name=…: a picture of a theme, small. */
export interface ShopPicture {
  /** `data:…` */
  url: string;
  /** Of the whole picture. */
  width: number;
  height: number;
}

/** GET /api/settings/messages: a message as the build says it. */
export interface BuiltMessage {
  id: string;
  /** Said in mails and on printed lists; on pages otherwise. */
  isOfMails: boolean;
  /** In ICU syntax. */
  texts: Readonly<Partial<Record<LocaleCode, string>>>;
  /** As they are read: without the syntax, and with every text of which one is said. */
  plain: Readonly<Partial<Record<LocaleCode, string>>>;
  /** What the shop puts into it, such as `{sum}`. */
  values: readonly string[];
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
