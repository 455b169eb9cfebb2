/** The menu of phones and tablets. */
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestFrame, testEnvironment, testItem } from '../common/testing-frame.tsx';
import MenuPanel from './menu-panel.tsx';

const menus = {
  'main-mobile': [testItem('Renkaat')],
  'top-bar': [testItem('Toimitus'), testItem('Tietoa meistä')],
};

function show(
  menuAt: (location: string) => Promise<{ title: string; items: ReturnType<typeof testItem>[] } | null>,
) {
  const stores = testStores(testCart([]));
  render(
    <TestFrame stores={stores} environment={testEnvironment({ menuAt })}>
      <MenuPanel open />
    </TestFrame>,
  );
  return stores;
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

it('shows at the end of a group what it advertises (R-SHELL-17)', async () => {
  const promotion = {
    image: { file: 'winch.webp', width: 800, height: 600 },
    ...{ alt: '', title: 'Ylös ojasta', text: '', href: '/c/vinssit' },
  };
  show(async () => ({ title: '', items: [{ ...testItem('Vinssit', [testItem('Köydet')]), promotion }] }));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Vinssit' }))[0] as HTMLElement);
  const links = within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link');
  expect(links.at(-1)).toHaveAccessibleName('Ylös ojasta');
  expect(links.at(-1)).toHaveAttribute('href', '/c/vinssit');
});

it('shows the pictures of the first level', async () => {
  const item = { ...testItem('Renkaat'), image: 'tyre.webp' };
  show(async () => ({ title: '', items: [item] }));
  const link = (await screen.findAllByRole('link', { name: 'Renkaat' }))[0];
  expect(link?.querySelector('img')?.getAttribute('src')).toContain('/images/categoryheader/');
});

it('opens at the entry that Studio points at, and leaves the focus there', async () => {
  const below = { ...testItem('Mutarenkaat'), id: 'mud' };
  const tyres = { ...testItem('Renkaat'), id: 'tyres', children: [below] };
  const { panels } = show(async () => ({ title: '', items: [tyres] }));
  await screen.findAllByRole('button', { name: 'Renkaat' });
  act(() => panels.open('menu', 'tyres/mud'));
  expect(await screen.findByRole('heading', { name: 'Renkaat', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mutarenkaat' })).toBeInTheDocument();
});
