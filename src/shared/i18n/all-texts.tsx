/** Wraps what is fetched on demand, such as a panel. A page starts with the messages of its shell; this provides the others. */
import { type ReactNode, use } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { isComplete } from './create-intl.ts';
import { loadIntl } from './load-messages.ts';
import type { LocaleCode } from './locales.ts';
import { useLocale } from './use-locale.ts';

const fetched = new Map<LocaleCode, Promise<IntlShape>>();

/** Starts the fetch on the first sign of intent; a failed fetch is retried by the next call. */
export function fetchAllTexts(code: LocaleCode): Promise<IntlShape> {
  const known = fetched.get(code);
  if (known) return known;
  const next = loadIntl(code);
  fetched.set(code, next);
  next.catch(() => fetched.delete(code));
  return next;
}

/** Suspends until all messages are loaded. */
export function AllTexts({ children }: { children: ReactNode }) {
  const { code } = useLocale();
  if (isComplete(useIntl())) return children;
  return <CompleteTexts code={code}>{children}</CompleteTexts>;
}

function CompleteTexts({ code, children }: { code: LocaleCode; children: ReactNode }) {
  return <RawIntlProvider value={use(fetchAllTexts(code))}>{children}</RawIntlProvider>;
}
