/** The spellings a flagged field accepts in a page file, and what the responsive ones become (R-PAGE-3). */
import type { LocaleCode, RequiredLocale } from '#kernel/segment.ts';
import type { Viewport } from './contract.ts';

/** `null`: left out in that locale on purpose; `$same`: another locale's text on purpose. */
export type LocaleText = string | null | { $same: LocaleCode };
/** A language with a fallback may have no text of its own. @public used by generated types */
export type LocalizedText = Record<RequiredLocale, LocaleText> & Partial<Record<LocaleCode, LocaleText>>;

/** A text of locales/*.json. @public used by generated types */
export interface Message {
  $t: string;
  vars?: Record<string, Bindable<string | number>>;
}

export interface Binding {
  /** `data.offers.products`, `route.params.alias` … */
  $bind: string;
  default?: unknown;
}

export type Bindable<T> = T | Binding;

/** One value per viewport class; a class without one takes that of the next smaller. */
export type PerViewport<T> = Partial<Record<Viewport, T>> & { phone: T };
/** @public used by generated types */
export type Responsive<T> = T | { $at: PerViewport<T> };
