import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { FetchedTexts } from './all-texts.tsx';
import { intlOf } from './create-intl.ts';

afterEach(cleanup);

const Cart = () => <p>{useIntl().formatMessage({ id: 'CART' })}</p>;

it('loads the messages that the page has not started with', async () => {
  await act(async () =>
    render(
      <RawIntlProvider value={intlOf('sv', {}, false)}>
        <Suspense fallback="…">
          <FetchedTexts>
            <Cart />
          </FetchedTexts>
        </Suspense>
      </RawIntlProvider>,
    ),
  );
  expect(await screen.findByText('Varukorg')).toBeDefined();
});

it('keeps the messages when they are complete', () => {
  render(
    <RawIntlProvider value={intlOf('fi', { CART: 'Kärry' })}>
      <FetchedTexts>
        <Cart />
      </FetchedTexts>
    </RawIntlProvider>,
  );
  expect(screen.getByText('Kärry')).toBeDefined();
});
