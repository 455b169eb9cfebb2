/** Wraps what is fetched on demand, such as a panel. A page starts with the messages of its shell; this provides the others. */
import { type ReactNode, use } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { isComplete } from './create-intl.ts';
import { loadIntl, type MessageExtent } from './load-messages.ts';
import type { LocaleCode } from './locales.ts';
import { useLocale } from './use-locale.ts';

/** `panels`: those of menu, cart, market and the notice of what was added, a fifth of all; `account`: those of its forms. */
export type TextExtent = Extract<MessageExtent, 'panels' | 'account' | 'all'>;

const fetched = new Map<string, Promise<IntlShape>>();

/** Starts the fetch on the first sign of intent; a failed fetch is retried by the next call. */
export function fetchTexts(code: LocaleCode, extent: TextExtent): Promise<IntlShape> {
  const key = `${code} ${extent}`;
  const known = fetched.get(key);
  if (known) return known;
  const next = loadIntl(code, extent);
  fetched.set(key, next);
  next.catch(() => fetched.delete(key));
  return next;
}

export const fetchAllTexts = (code: LocaleCode): Promise<IntlShape> => fetchTexts(code, 'all');

interface Props {
  extent?: TextExtent | undefined;
  children: ReactNode;
}

/** Suspends until the messages are loaded. */
export function FetchedTexts({ extent = 'all', children }: Props) {
  const { code } = useLocale();
  if (isComplete(useIntl())) return children;
  return (
    <ProvidedTexts code={code} extent={extent}>
      {children}
    </ProvidedTexts>
  );
}

function ProvidedTexts({ code, extent, children }: Props & { code: LocaleCode; extent: TextExtent }) {
  return <RawIntlProvider value={use(fetchTexts(code, extent))}>{children}</RawIntlProvider>;
}
