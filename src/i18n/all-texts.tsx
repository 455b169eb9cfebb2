/** Around what is fetched on demand, such as a panel: a page starts with the messages of its shell, this adds the others. */
import { type ReactNode, use } from 'react';
import { isComplete } from './create-intl.ts';
import type { Texts } from './create-texts.ts';
import { loadTexts } from './load-messages.ts';
import type { LocaleCode } from './locales.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';
import { useLocale } from './use-locale.ts';

const fetched = new Map<LocaleCode, Promise<Texts>>();

/** Starts the fetch on the first sign of intent; a failed one is retried by the next. */
export function fetchAllTexts(code: LocaleCode): Promise<Texts> {
  const known = fetched.get(code);
  if (known) return known;
  const next = loadTexts(code);
  fetched.set(code, next);
  next.catch(() => fetched.delete(code));
  return next;
}

/** Suspends until the messages are there. */
export function AllTexts({ children }: { children: ReactNode }) {
  const { intl } = useTexts();
  const { code } = useLocale();
  if (isComplete(intl)) return children;
  return <CompleteTexts code={code}>{children}</CompleteTexts>;
}

function CompleteTexts({ code, children }: { code: LocaleCode; children: ReactNode }) {
  return <TextsProvider texts={use(fetchAllTexts(code))}>{children}</TextsProvider>;
}
