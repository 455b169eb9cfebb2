/** Around what is fetched when it is wanted, such as a panel: a page starts with the texts of its own, this brings the others. */
import { type ReactNode, use } from 'react';
import type { LocaleCode } from './locales.ts';
import { loadTexts } from './load-messages.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';
import type { Texts } from './create-texts.ts';

const fetched = new Map<LocaleCode, Promise<Texts>>();

/** Starts the fetch on the first sign of intent; a failed one is tried again by the next. */
export function fetchAllTexts(code: LocaleCode): Promise<Texts> {
  const known = fetched.get(code);
  if (known) return known;
  const next = loadTexts(code);
  fetched.set(code, next);
  next.catch(() => fetched.delete(code));
  return next;
}

/** Suspends until the texts are there. */
export function AllTexts({ children }: { children: ReactNode }) {
  const texts = useTexts();
  if (texts.isWhole) return children;
  return <WholeTexts code={texts.locale.code}>{children}</WholeTexts>;
}

function WholeTexts({ code, children }: { code: LocaleCode; children: ReactNode }) {
  return <TextsProvider texts={use(fetchAllTexts(code))}>{children}</TextsProvider>;
}
