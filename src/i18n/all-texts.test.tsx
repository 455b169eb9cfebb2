import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AllTexts } from './all-texts.tsx';
import { createTexts } from './create-texts.ts';
import { TextsProvider, useTexts } from './texts-provider.tsx';

afterEach(cleanup);

const Cart = () => <p>{useTexts().t('CART')}</p>;

it('brings the texts that a page has not started with', async () => {
  await act(async () =>
    render(
      <TextsProvider texts={{ ...createTexts('sv', {}), isWhole: false }}>
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

it('takes those that are there when they are all of them', () => {
  render(
    <TextsProvider texts={createTexts('fi', { CART: 'Kärry' })}>
      <AllTexts>
        <Cart />
      </AllTexts>
    </TextsProvider>,
  );
  expect(screen.getByText('Kärry')).toBeDefined();
});
