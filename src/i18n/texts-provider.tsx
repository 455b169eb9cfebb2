/** Gives the shop's texts to everything below it, and to react-intl's own components. */
import { createContext, type ReactNode, useContext } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Texts } from './create-texts.ts';

const TextsContext = createContext<Texts | undefined>(undefined);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return (
    <TextsContext value={texts}>
      <RawIntlProvider value={texts.intl}>{children}</RawIntlProvider>
    </TextsContext>
  );
}

/**
 * The texts of the language the page is in.
 * @throws {Error} outside a TextsProvider, which every entry and every widget test sets up.
 */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it.');
  return texts;
}
