/** Gives the messages of a language to everything below it. */
import type { ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { type Texts, textsOf } from './create-texts.ts';

export const TextsProvider = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <RawIntlProvider value={texts.intl}>{children}</RawIntlProvider>
);

export const useTexts = (): Texts => textsOf(useIntl());
