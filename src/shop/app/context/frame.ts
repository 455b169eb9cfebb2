/** Reads what a layout file puts around the content and fills in defaults (R-PAGE-11). */

import type { Frame as FrameInFile, Layout } from '#engine/page-types.gen.ts';
import { fallbacksOf } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';

type Switch =
  | 'newsletter'
  | 'vatToggle'
  | 'modelSelector'
  | 'customerTypeToggle'
  | 'themeToggle'
  | 'login'
  | 'account'
  | 'cartPanel'
  | 'accountPanel'
  | 'menuPanel'
  | 'marketPanel'
  | 'loadingOverlay'
  | 'ancientBrowserMessage'
  | 'snackbar';

/** Sent with the page, so that server and browser render the same layout. A missing switch is off. */
export interface Frame extends Partial<Record<Switch, boolean>> {
  header: 'full' | 'bar' | 'none';
  footer: 'full' | 'legal' | 'none';
}

/** The message above every page. */
export interface FrameMessage {
  /** Identifies the message in the list of dismissed ones. */
  id: string;
  text: string;
  link: { text: string; href: string } | null;
}

/** Content that only the server renders: the browser keeps its HTML. */
export interface LayoutContent {
  navigation: { layout: 'full-width' | 'boxed'; opens: 'hover' | 'click' };
  payments: NonNullable<FrameInFile['payments']>;
  carriers: NonNullable<FrameInFile['carriers']>;
  socialLinks: NonNullable<FrameInFile['socialLinks']>;
  message: FrameMessage | undefined;
  /** When the message appears or disappears next: no cached page may outlive it. */
  messageChangesAt: Date | undefined;
}

const defaultLayout = 'default';

const frameInFile = (layouts: readonly Layout[], id: string): FrameInFile =>
  layouts.find(layout => layout.id === id)?.frame ?? {};

/**
 * An unknown layout falls back to the default one, so that its page is still served.
 * @param features of the shop: without `vehicles` there is no vehicle to choose
 */
export function frameOf(layouts: readonly Layout[], id: string, features: readonly string[]): Frame {
  const layoutId = layouts.some(layout => layout.id === id) ? id : defaultLayout;
  const {
    navigation: _navigation,
    payments: _payments,
    carriers: _carriers,
    socialLinks: _socialLinks,
    message: _message,
    header = 'none',
    footer = 'none',
    ...switches
  } = frameInFile(layouts, layoutId);
  const on = Object.entries(switches).filter(
    ([name, isOn]) => isOn && (name !== 'modelSelector' || features.includes('vehicles')),
  );
  return { ...Object.fromEntries(on), header, footer };
}

/** Decides whether and how a message is shown: language, time and link addresses. */
export interface MessageContext {
  locale: LocaleCode;
  now: Date;
  link: (address: string) => string;
  /** What a demo shop says where its layouts have no message; null elsewhere. */
  demoText: string | null;
  /** What the shop says above every page in the language of the page; empty: nothing. */
  announcement: string;
}

/** Shop-wide content is defined in the layout `default`; another layout may override it. */
export function layoutContentOf(
  layouts: readonly Layout[],
  id: string,
  context: MessageContext,
): LayoutContent {
  const own = { ...frameInFile(layouts, defaultLayout), ...frameInFile(layouts, id) };
  const { layout = 'full-width', opens = 'hover' } = own.navigation ?? {};
  return {
    navigation: { layout, opens },
    payments: own.payments ?? [],
    carriers: own.carriers ?? [],
    socialLinks: own.socialLinks ?? [],
    message:
      announcementOf(context) ?? (own.message ? messageOf(own.message, context) : demoMessage(context)),
    messageChangesAt: own.message && nextChange(own.message, context.now),
  };
}

/** A visitor who closed one sees the next: its text is its name. */
const announcementOf = ({ announcement: text }: MessageContext): FrameMessage | undefined =>
  text === '' ? undefined : { id: `announcement-${shortHash(text)}`, text, link: null };

/** Differs for texts that differ, as far as a visitor is concerned. */
const shortHash = (text: string): string =>
  [...text].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7).toString(36);

const demoMessage = ({ demoText: text }: MessageContext): FrameMessage | undefined =>
  text === null ? undefined : { id: 'demo-shop', text, link: null };

type MessageInFile = NonNullable<FrameInFile['message']>;

/** Shown from `from` until before `until`, in the languages that have a text. */
function messageOf(
  { id, text, link, from, until }: MessageInFile,
  context: MessageContext,
): FrameMessage | undefined {
  const { locale, now } = context;
  if ((from && now < new Date(from)) || (until && now >= new Date(until))) return undefined;
  const ownText = textIn(text, locale);
  const linkText = link && textIn(link.text, locale);
  return ownText
    ? { id, text: ownText, link: linkText ? { text: linkText, href: context.link(link.href) } : null }
    : undefined;
}

const nextChange = ({ from, until }: MessageInFile, now: Date): Date | undefined =>
  [from, until]
    .flatMap(moment => (moment ? [new Date(moment)] : []))
    .filter(moment => moment > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Null where the text was omitted on purpose; `$same` reuses another language's text (R-PAGE-3). */
function textIn(text: MessageInFile['text'], locale: LocaleCode): string | null {
  const own =
    fallbacksOf(locale)
      .map(code => text[code])
      .find(each => each !== undefined) ?? null;
  if (own === null || typeof own === 'string') return own;
  const same = text[own.$same];
  return typeof same === 'string' ? same : null;
}
