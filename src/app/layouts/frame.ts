/** What a layout file says stands around the content, its silences filled in (R-PAGE-11). */
import { fallbacksOf } from '#i18n/locales.ts';
import type { Frame as WrittenFrame, Layout } from '#engine/page-types.gen.ts';
import type { LocaleCode } from '#kernel/segment.ts';

type Switch =
  | 'newsletter'
  | 'vatToggle'
  | 'modelSelector'
  | 'customerTypeToggle'
  | 'login'
  | 'account'
  | 'cartPanel'
  | 'accountPanel'
  | 'menuPanel'
  | 'marketPanel'
  | 'loadingOverlay'
  | 'ancientBrowserMessage'
  | 'snackbar';

/** Travels with the page: server and browser lay out by it. A switch that is not there is off. */
export interface Frame extends Partial<Record<Switch, boolean>> {
  header: 'full' | 'bar' | 'none';
  footer: 'full' | 'legal' | 'none';
}

/** One message above every page. */
export interface Message {
  /** Whoever has put it away does not see it again. */
  id: string;
  text: string;
  link: { text: string; href: string } | null;
}

/** What only the server draws: the browser keeps its HTML. */
export interface LayoutContent {
  navigation: { layout: 'full-width' | 'boxed'; opens: 'hover' | 'click' };
  payments: NonNullable<WrittenFrame['payments']>;
  carriers: NonNullable<WrittenFrame['carriers']>;
  socialLinks: NonNullable<WrittenFrame['socialLinks']>;
  message: Message | undefined;
  /** When the message comes or goes: no stored page may outlive it. */
  turnsAt: Date | undefined;
}

const standard = 'default';

const writtenOf = (layouts: readonly Layout[], id: string): WrittenFrame =>
  layouts.find(layout => layout.id === id)?.frame ?? {};

/** A layout that does not exist is the shop's own: its page is still a page. */
export function frameOf(layouts: readonly Layout[], id: string): Frame {
  const known = layouts.some(layout => layout.id === id) ? id : standard;
  const {
    navigation: _navigation,
    payments: _payments,
    carriers: _carriers,
    socialLinks: _socialLinks,
    message: _message,
    header = 'none',
    footer = 'none',
    ...switches
  } = writtenOf(layouts, known);
  const on = Object.entries(switches).filter(([, isOn]) => isOn);
  return { ...Object.fromEntries(on), header, footer };
}

/** What a message needs to be told: in which language, when, and where its link leads. */
export interface MessageContext {
  locale: LocaleCode;
  now: Date;
  link: (address: string) => string;
}

/** Shop-wide words are written once, in the layout `default`; another layout may say them differently. */
export function layoutContentOf(
  layouts: readonly Layout[],
  id: string,
  telling: MessageContext,
): LayoutContent {
  const own = { ...writtenOf(layouts, standard), ...writtenOf(layouts, id) };
  const { layout = 'full-width', opens = 'hover' } = own.navigation ?? {};
  return {
    navigation: { layout, opens },
    payments: own.payments ?? [],
    carriers: own.carriers ?? [],
    socialLinks: own.socialLinks ?? [],
    message: own.message && messageOf(own.message, telling),
    turnsAt: own.message && nextTurn(own.message, telling.now),
  };
}

type WrittenMessage = NonNullable<WrittenFrame['message']>;

/** From `from`, up to but not including `until`, in the languages that have it. */
function messageOf(
  { id, text, link, from, until }: WrittenMessage,
  telling: MessageContext,
): Message | undefined {
  const { locale, now } = telling;
  if ((from && now < new Date(from)) || (until && now >= new Date(until))) return undefined;
  const words = textIn(text, locale);
  const linkWords = link && textIn(link.text, locale);
  return words
    ? { id, text: words, link: linkWords ? { text: linkWords, href: telling.link(link.href) } : null }
    : undefined;
}

const nextTurn = ({ from, until }: WrittenMessage, now: Date): Date | undefined =>
  [from, until]
    .flatMap(moment => (moment ? [new Date(moment)] : []))
    .filter(moment => moment > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Null where it was left out on purpose; `$same` reuses another language's text (R-PAGE-3). */
function textIn(text: WrittenMessage['text'], locale: LocaleCode): string | null {
  const own =
    fallbacksOf(locale)
      .map(code => text[code])
      .find(each => each !== undefined) ?? null;
  if (own === null || typeof own === 'string') return own;
  const same = text[own.$same];
  return typeof same === 'string' ? same : null;
}
