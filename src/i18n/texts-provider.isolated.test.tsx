/** How a component gets at the texts. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { serverTexts } from './server-texts.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';

function TermsLink({ children }: { children?: ReactNode }) {
  return <a href="/ehdot">{children}</a>;
}

const asLink = (chunks: ReactNode[]): ReactNode => <TermsLink>{chunks}</TermsLink>;

function Consent({ terms }: { terms: ReactNode | typeof asLink }) {
  const { rich, locale } = useTexts();
  return <p lang={locale.iso}>{rich('CHECKOUT_CONSENT_ORDER', { terms })}</p>;
}

it.each([
  ['element', <TermsLink key="terms" />],
  ['function', asLink],
])('renders a link inside a sentence, given as %s', (_kind, terms) => {
  const markup = renderToStaticMarkup(
    <TextsProvider texts={serverTexts('fi')}>
      <Consent terms={terms} />
    </TextsProvider>,
  );
  expect(markup).toBe('<p lang="fi-FI">Hyväksyn <a href="/ehdot">ostoehdot</a></p>');
});

it('serves react-intl components too', () => {
  const markup = renderToStaticMarkup(
    <TextsProvider texts={serverTexts('sv')}>
      <FormattedMessage id="CART" />
    </TextsProvider>,
  );
  expect(markup).toBe('Varukorg');
});

it('says what is missing when there is no provider', () => {
  expect(() => renderToStaticMarkup(<Consent terms={asLink} />)).toThrow('TextsProvider');
});
