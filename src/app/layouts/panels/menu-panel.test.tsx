/** The menu of phones and tablets. */
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestFrame, testEnvironment, testItem } from '../testing-frame.tsx';
import MenuPanel from './menu-panel.tsx';

const menus = {
  'main-mobile': [testItem('Renkaat')],
  'top-bar': [testItem('Toimitus'), testItem('Tietoa meistä')],
};

function show(
  menuAt: (location: string) => Promise<{ title: string; items: ReturnType<typeof testItem>[] } | null>,
) {
  render(
    <TestFrame stores={testStores(testCart([]))} environment={testEnvironment({ menuAt })}>
      <MenuPanel open />
    </TestFrame>,
  );
}

it('lists the information menu of the top bar', async () => {
  show(async location => ({ title: '', items: menus[location as keyof typeof menus] }));
  expect(await screen.findByRole('link', { name: 'Toimitus' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tietoa meistä' })).toBeInTheDocument();
});

it('links to customer service when there is no information menu', async () => {
  show(async location => (location === 'top-bar' ? null : { title: '', items: menus['main-mobile'] }));
  expect(await screen.findByRole('link', { name: 'Renkaat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Asiakaspalvelu' })).toBeInTheDocument();
});
