import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { AllTexts } from './all-texts.tsx';
import { intlOf } from './create-intl.ts';

afterEach(cleanup);

const Cart = () => <p>{useIntl().formatMessage({ id: 'CART' })}</p>;

it('loads the messages that the page has not started with', async () => {
  await act(async () =>
    render(
      <RawIntlProvider value={intlOf('sv', {}, false)}>
        <Suspense fallback="…">
          <AllTexts>
            <Cart />
          </AllTexts>
        </Suspense>
      </RawIntlProvider>,
    ),
  );
  expect(await screen.findByText('Varukorg')).toBeDefined();
});

it('keeps the messages when they are complete', () => {
  render(
    <RawIntlProvider value={intlOf('fi', { CART: 'Kärry' })}>
      <AllTexts>
        <Cart />
      </AllTexts>
    </RawIntlProvider>,
  );
  expect(screen.getByText('Kärry')).toBeDefined();
});
