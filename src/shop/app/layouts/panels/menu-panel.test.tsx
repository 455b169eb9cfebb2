/** The menu of phones and tablets. */

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { successorOf } from '#engine/view/control-successors.ts';
import { serverPanel, whenTakenOver } from '#ui/panel/server-panel.ts';
import { TestFrame, testEnvironment, testItem } from '../common/testing-frame.tsx';
import MenuPanel from './menu-panel.tsx';
import { ServerMenu } from './server-menu.tsx';

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

describe('the server’s menu', () => {
  const mud = { ...testItem('Mutarenkaat'), id: 'mud' };
  const tyres = { ...testItem('Renkaat', [mud]), id: 'tyres' };
  const phone = [tyres, testItem('Kypärät')];

  /** A page of the server on which the menu is open. */
  function open(menuAt: () => Promise<{ title: string; items: typeof phone } | null>) {
    const stores = testStores(testCart([]));
    const { menus } = testEnvironment();
    const environment = testEnvironment({ menuAt, ...(menus ? { menus: { ...menus, phone } } : {}) });
    const outside = document.createElement('div');
    outside.innerHTML = renderToStaticMarkup(
      <TestFrame stores={stores} environment={environment}>
        <ServerMenu />
      </TestFrame>,
    );
    document.body.append(outside);
    onTestFinished(() => outside.remove());
    const panel = serverPanel('menu') as HTMLDialogElement;
    panel.open = true;
    const taken = vi.fn();
    void whenTakenOver(panel)?.then(taken);
    const show = () =>
      render(
        <TestFrame stores={stores} environment={environment}>
          <MenuPanel open />
        </TestFrame>,
      );
    return { panel, show, taken, stores };
  }
  const linkTo = (panel: HTMLElement, name: string) =>
    within(panel).getByText(name).closest<HTMLElement>('[data-entry]') as HTMLElement;

  it('stays when the application takes it over: same rows, same focus', async () => {
    const { panel, show, taken } = open(async () => ({ title: '', items: phone }));
    const entry = linkTo(panel, 'Renkaat');
    const rows = [...panel.querySelectorAll('nav li')];
    entry.focus();
    show();
    await waitFor(() => expect(taken).toHaveBeenCalled());
    expect([...panel.querySelectorAll('nav li')]).toEqual(rows);
    expect(entry).toHaveFocus();
    expect(screen.getAllByRole('dialog')).toEqual([panel]);
  });

  it('shows the level below in place of its own, and comes back to the entry', async () => {
    const { panel, show, taken } = open(async () => ({ title: '', items: phone }));
    show();
    await waitFor(() => expect(taken).toHaveBeenCalled());
    fireEvent.click(linkTo(panel, 'Renkaat'));
    expect(await within(panel).findByRole('heading', { name: 'Renkaat', level: 3 })).toBeInTheDocument();
    expect(within(panel).getByText('Kypärät')).not.toBeVisible();
    const back = within(panel).getByRole('button', { name: 'Takaisin: Valikko' });
    expect(back).toHaveFocus();
    fireEvent.click(back);
    expect(within(panel).getByText('Kypärät')).toBeVisible();
    expect(linkTo(panel, 'Renkaat')).toHaveFocus();
  });

  it('carries the focus over to the control that takes another’s place', async () => {
    const { panel, show, taken } = open(async () => ({ title: '', items: phone }));
    const before = within(panel).getByRole('button', { name: 'Yritys' });
    before.focus();
    show();
    await waitFor(() => expect(taken).toHaveBeenCalled());
    const now = within(panel).getByRole('button', { name: 'Yritys' });
    expect(now).not.toBe(before);
    expect(now).toHaveFocus();
    expect(successorOf(before)).toBe(now);
  });

  it('keeps its links where the menu cannot be loaded', async () => {
    const { panel, show, taken } = open(() => Promise.reject(new Error('net')));
    show();
    await waitFor(() => expect(taken).toHaveBeenCalled());
    const entry = linkTo(panel, 'Renkaat');
    expect(entry).toHaveAttribute('href', '/c/renkaat');
    expect(fireEvent.click(entry)).toBe(true);
  });

  it('is there in no shop without a menu for phones', () => {
    const stores = testStores(testCart([]));
    const { container } = render(
      <TestFrame stores={stores}>
        <ServerMenu />
      </TestFrame>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
