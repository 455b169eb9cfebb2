/** @vitest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AllTexts } from './all-texts.tsx';
import { intlOf } from './create-intl.ts';
import { textsOf } from './create-texts.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';

afterEach(cleanup);

const Cart = () => <p>{useTexts().t('CART')}</p>;

it('loads the messages that a page has not started with', async () => {
  await act(async () =>
    render(
      <TextsProvider texts={textsOf(intlOf('sv', {}, false))}>
        <Suspense fallback="…">
          <AllTexts>
            <Cart />
          </AllTexts>
        </Suspense>
      </TextsProvider>,
    ),
  );
  expect(await screen.findByText('Varukorg')).toBeDefined();
});

it('keeps those that are there when they are all of them', () => {
  render(
    <TextsProvider texts={textsOf(intlOf('fi', { CART: 'Kärry' }))}>
      <AllTexts>
        <Cart />
      </AllTexts>
    </TextsProvider>,
  );
  expect(screen.getByText('Kärry')).toBeDefined();
});
