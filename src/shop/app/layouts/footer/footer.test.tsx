/** The content of the footer. */

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCart, testStores, testTotals } from '#components/testing/testing-shop.tsx';
import { serverIntl } from '#i18n/server-intl.ts';
import type { AppEnvironment } from '../../context/app-context.ts';
import { TestFrame, testEnvironment, testFrames, testLayoutContent } from '../common/testing-frame.tsx';
import { LegalLine } from './legal-line.tsx';
import { SiteFooter } from './site-footer.tsx';

function show(changes: Partial<AppEnvironment> = {}) {
  render(
    <TestFrame stores={testStores(testCart([], testTotals()))} environment={testEnvironment(changes)}>
      <SiteFooter />
    </TestFrame>,
  );
  return within(screen.getByRole('contentinfo'));
}

it('has two titled menus and the product categories', () => {
  const menus = within(show().getByRole('navigation', { name: 'Tuoteryhmät ja ohjeet' }));
  for (const name of ['Tuoteryhmät', 'Asiakaspalvelu', 'Suosittua'])
    expect(menus.getByRole('heading', { name })).toBeInTheDocument();
  expect(menus.getByRole('link', { name: 'Palautus' })).toHaveAttribute('href', '/c/palautus');
});

it('shows the configured payment methods and carriers as text', () => {
  const footer = show();
  for (const name of ['Kortti', 'Klarna', 'DHL', 'UPS']) expect(footer.getByText(name)).toBeInTheDocument();
  expect(footer.queryByText('Svea')).toBeNull();
});

it('links to the configured social media and says that a new window opens', () => {
  const link = show().getByRole('link', { name: 'YouTube (avautuu uuteen ikkunaan)' });
  expect(link).toHaveAttribute('href', 'https://video.example/shop');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('offers language, VAT, customer type, colours, cookie settings and the newsletter', () => {
  const footer = show();
  expect(footer.getByRole('link', { name: 'på svenska' })).toBeInTheDocument();
  expect(footer.getByRole('group', { name: 'Näytä hinnat' })).toBeInTheDocument();
  expect(footer.getByRole('group', { name: 'Valitse asiakastyyppi' })).toBeInTheDocument();
  expect(footer.getByRole('group', { name: 'Väriteema' })).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Evästeasetukset' })).toHaveAttribute('data-consent-settings');
  expect(footer.getByRole('form', { name: 'newsletter' })).toBeInTheDocument();
});

it('has the legal links, the company and its contact details', () => {
  const footer = show();
  for (const name of ['Ostoehdot', 'Tietosuoja', 'Saavutettavuus'])
    expect(footer.getByRole('link', { name })).toBeInTheDocument();
  expect(footer.getByText(/© 2026 Oma Kauppa Oy/)).toBeInTheDocument();
  expect(footer.getByRole('link', { name: '020 123 4567' })).toHaveAttribute('href', 'tel:+358201234567');
});

it('leaves out what the layout switches off (R-PAGE-11)', () => {
  const {
    newsletter: _newsletter,
    vatToggle: _vat,
    customerTypeToggle: _type,
    themeToggle: _theme,
    ...frame
  } = testFrames.shop;
  const footer = show({
    frame,
    layoutContent: { ...testLayoutContent, payments: [], carriers: [], socialLinks: [] },
  });
  expect(footer.queryByRole('form')).toBeNull();
  expect(footer.queryByRole('group')).toBeNull();
  expect(footer.queryByText('Maksutavat')).toBeNull();
  expect(footer.queryByText('Seuraa meitä')).toBeNull();
});

it('links to the withdrawal page only where the shop has it', () => {
  const stores = testStores(testCart([]));
  const links = (hasPage: boolean) => {
    const { unmount } = render(
      <TestFrame stores={stores} environment={testEnvironment({ hasPage: () => hasPage })}>
        <LegalLine />
      </TestFrame>,
    );
    const found = screen.queryAllByRole('link', {
      name: serverIntl('fi').formatMessage({ id: 'WITHDRAWAL_START' }),
    });
    unmount();
    return found.map(link => link.getAttribute('href'));
  };
  expect([links(true), links(false)]).toEqual([['/withdrawal'], []]);
});
