import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testCart, testLine, testStores, testTotals } from '#components/testing/testing-shop.tsx';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { TestFrame, testEnvironment, testFrames } from '../common/testing-frame.tsx';
import { DeferredSubmenus } from '../navigation/deferred-submenus.tsx';
import { loadAddedNotice, panelLoaders } from '../panels/panel-intent.ts';
import { PageLayout } from './page-layout.tsx';

/** Loads the panels' code first, so that the tests do not depend on how fast it loads. */
beforeAll(async () => {
  configure({ asyncUtilTimeout: 15_000 });
  await Promise.all([
    panelLoaders.cart(),
    panelLoaders.menu(),
    loadAddedNotice(),
    import('#ui/panel/panel-dialog.tsx'),
  ]);
});
afterAll(() => configure({ asyncUtilTimeout: 1000 }));

function show(name: keyof typeof testFrames = 'shop', lines = [testLine(1)], changes = {}) {
  const stores = testStores(testCart(lines, testTotals()));
  const environment = testEnvironment({ frame: testFrames[name], ...changes });
  render(
    <TestFrame stores={stores} environment={environment}>
      <PageLayout regions={{ main: <h1>Sisältö</h1> }} />
    </TestFrame>,
  );
  return stores;
}

describe('default layout', () => {
  it('begins with a skip link', () => {
    show();
    const first = document.querySelector('a');
    expect(first).toHaveTextContent('Siirry sisältöön');
    expect(first).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('has each landmark once, with a name', () => {
    show();
    for (const role of ['banner', 'main', 'contentinfo', 'search'] as const)
      expect(screen.getAllByRole(role)).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Päävalikko' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Tuoteryhmät ja ohjeet' })).toHaveAttribute(
      'id',
      'footer-navigation',
    );
  });

  it('shows three selling points, and one combined for phones (R-SHELL-2)', () => {
    show();
    const bar = screen.getByRole('region', { name: 'Edut ja asetukset' });
    expect(within(bar).getByText('Näet heti, sopiiko osa')).toBeInTheDocument();
    const points = within(bar).getAllByRole('listitem').slice(0, 3);
    expect(points.map(({ textContent }) => textContent?.replaceAll('\u{a0}', ' ')).slice(0, 2)).toEqual([
      'Toimitus alkaen 5,99 €',
      '14 päivän peruutusoikeus',
    ]);
  });

  it('has a navigation three levels deep, of which the HTML contains the first (R-SHELL-3)', () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Päävalikko' });
    const links = within(nav).getAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual([
      ...['Renkaat', 'Kaikki: Renkaat', 'Vinssit', 'Kaikki: Vinssit', 'Kypärät'],
    ]);
    const { container } = render(<DeferredSubmenus items={testEnvironment().menus?.navigation ?? []} />, {
      wrapper: ({ children }) => (
        <TestFrame stores={testStores(testCart([], testTotals()))}>{children}</TestFrame>
      ),
    });
    for (const name of ['Mutarenkaat', '26 tuumaa'])
      expect(within(container).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/c/${name.toLowerCase()}`,
      );
  });

  it('links to the same page in another language with a full load', () => {
    show();
    for (const link of screen.getAllByRole('link', { name: 'på svenska' })) {
      expect(link).toHaveAttribute('href', '/sv');
      expect(link).toHaveAttribute('hreflang', 'sv');
      expect(link).toHaveAttribute('data-native');
    }
  });

  it('searches by a plain form, and without a page load after hydration', async () => {
    const navigate = vi.fn<(href: string) => void>();
    show('shop', [], { navigate });
    const form = screen.getByRole('searchbox').closest('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/s');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Hae kaupasta' }), {
      target: { value: ' 26x9/12 ' },
    });
    fireEvent.submit(form);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/s/26x9/12'));
  });

  it('does not navigate on an empty search', () => {
    const navigate = vi.fn<(href: string) => void>();
    show('shop', [], { navigate });
    fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement);
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows quantity and sum of the cart', () => {
    show('shop', [testLine(1, { quantity: 3 })]);
    expect(
      screen.getByRole('button', { name: 'Ostoskori, 3 tuotetta, yhteensä 100,00 €' }),
    ).toBeInTheDocument();
  });

  it('opens the cart as a named dialog with a link to the checkout (R-A11Y-12)', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: /^Ostoskori/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ostoskori (1)' }));
    expect(await dialog.findByRole('link', { name: 'Siirry kassalle' })).toHaveAttribute('href', '/checkout');
    expect(dialog.getByRole('link', { name: 'Warn Osa 1' })).toBeInTheDocument();
  });

  it('leaves the focus where the new page put it when navigation closes a panel', async () => {
    const stores = show();
    const button = screen.getByRole('button', { name: /^Ostoskori/ });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('dialog');
    const main = screen.getByRole('main', { hidden: true });
    act(() => stores.panels.close());
    act(() => main.focus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(nextTask);
    expect(main).toHaveFocus();
  });

  it('suggests a next step for an empty cart', async () => {
    show('shop', []);
    fireEvent.click(screen.getByRole('button', { name: 'Ostoskori, tyhjä' }));
    expect(await screen.findByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Selaa kaikkia tuotteita' })).toBeInTheDocument();
  });

  it('loads the phone menu on demand; without JavaScript its button links to the footer', async () => {
    show();
    const button = screen.getByRole('link', { name: 'Avaa valikko' });
    expect(button).toHaveAttribute('href', '#footer-navigation');
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Valikko' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Renkaat' }));
    expect(dialog.getByRole('button', { name: 'Takaisin: Valikko' })).toHaveFocus();
    expect(dialog.getByRole('link', { name: 'Kaikki: Renkaat' })).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Mutarenkaat' }));
    expect(dialog.getByRole('link', { name: '26 tuumaa' })).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Takaisin: Renkaat' }));
    expect(dialog.getByRole('button', { name: 'Mutarenkaat' })).toHaveFocus();
  });

  it('shows the added product until dismissed (R-PRODUCT-18)', async () => {
    const stores = show();
    await act(() => stores.cart.add({ skuId: 1, quantity: 1, name: 'Osa 1' }));
    expect(await screen.findByRole('dialog', { name: 'Tuote lisättiin ostoskoriin' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Jatka ostoksia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lists products added while the notice is open, and starts anew after it closed (R-PRODUCT-18)', async () => {
    const stores = show();
    const add = (skuId: number) => act(() => stores.cart.add({ skuId, quantity: 1, name: `Osa ${skuId}` }));
    await add(1);
    await add(2);
    expect(
      await screen.findByRole('dialog', { name: '2 tuotetta lisättiin ostoskoriin' }),
    ).toBeInTheDocument();
    act(() => stores.cart.dismissAdded());
    await add(2);
    expect(await screen.findByRole('dialog', { name: 'Tuote lisättiin ostoskoriin' })).toBeInTheDocument();
  });

  it('announces through live regions that exist before their texts', () => {
    const stores = show();
    expect(document.getElementById('page-announcer')).toBeEmptyDOMElement();
    act(() => stores.notices.show('ERROR_OFFLINE'));
    expect(screen.getByText('Et ole verkossa. Voit selata jo avattuja sivuja.')).toBeInTheDocument();
  });
});

describe('checkout layout', () => {
  it('has no menu, search or cart, but a link back and a phone number (R-SHELL-7)', () => {
    show('checkout');
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Takaisin kauppaan' })).toHaveAttribute('href', '/index');
    expect(screen.getAllByRole('link', { name: '020 123 4567' })[0]).toHaveAttribute(
      'href',
      'tel:+358201234567',
    );
    expect(screen.getByRole('link', { name: 'Ostoehdot' })).toHaveAttribute('href', '/ostoehdot');
  });
});

it('renders nothing but the content in a bare layout (R-PAGE-11)', () => {
  show('bare');
  expect(screen.getByRole('heading', { name: 'Sisältö' })).toBeInTheDocument();
  for (const role of ['banner', 'contentinfo', 'search', 'navigation'] as const)
    expect(screen.queryByRole(role)).toBeNull();
});

it('opens a panel only in layouts that have it, and shows its button only there (R-PAGE-11)', async () => {
  const { panels } = show('checkout');
  await act(async () => {
    panels.open('cart');
    await panelLoaders.cart();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  show('shop', [testLine(1)], { frame: { ...testFrames.shop, cartPanel: false } });
  expect(screen.queryByRole('button', { name: /ostoskori/i })).toBeNull();
});
