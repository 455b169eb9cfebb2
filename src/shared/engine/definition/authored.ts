/** Authored forms of field values in page files, and what responsive values become (R-PAGE-3). */
import type { LocaleCode, RequiredLocale } from '#kernel/segment.ts';
import type { Viewport } from './contract.ts';

/** `null`: deliberately empty in this locale; `$same`: deliberately the text of another locale. */
export type LocaleText = string | null | { $same: LocaleCode };
/** A language with a fallback may have no text of its own. @public used by generated types */
export type LocalizedText = Record<RequiredLocale, LocaleText> & Partial<Record<LocaleCode, LocaleText>>;

/** A message of locales/*.json. @public used by generated types */
export interface Message {
  $t: string;
  vars?: Record<string, Bindable<string | number>>;
}

export interface Binding {
  /** Path of the value: `data.offers.products`, `route.params.alias`. */
  $bind: string;
  default?: unknown;
}

export type Bindable<T> = T | Binding;

/** One value per viewport class; a missing class takes the value of the next smaller one. */
export type PerViewport<T> = Partial<Record<Viewport, T>> & { phone: T };
/** @public used by generated types */
export type Responsive<T> = T | { $at: PerViewport<T> };
