/** The cookie banner and the cookie settings. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverIntl } from '#i18n/server-intl.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { Announcements } from '../layouts/page/announcements.tsx';
import { cookieList } from './cookie-list.ts';
import { openSettings } from './open-settings.tsx';
import { startConsent } from './start-consent.ts';

const { formatMessage } = serverIntl('fi');
const markup = renderToStaticMarkup(
  <RawIntlProvider value={serverIntl('fi')}>
    <Announcements cookiesHref="/cookies" />
  </RawIntlProvider>,
);
const listeners: [string, EventListener, unknown][] = [];
beforeEach(() => {
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options?: unknown) => {
      listeners.push([type, listener as EventListener, options]);
      add(type, listener as EventListener, options as boolean);
    },
  );
});
afterEach(() => {
  for (const [type, listener, options] of listeners.splice(0))
    document.removeEventListener(type, listener, options as boolean);
  document.body.replaceChildren();
});

function page(cookie?: string) {
  document.body.innerHTML = `<main id="main" tabindex="-1"></main><a href="/cookies" data-consent-settings><b>Asetukset</b></a>${markup}`;
  const { stores, cookies, events } = shopperScene();
  const settings = vi.fn(() => Promise.resolve());
  if (cookie) cookies.set(cookieNames.consent, cookie);
  stores.consent.restore();
  startConsent(stores.consent, settings);
  const banner = document.getElementById('consent') as HTMLElement;
  return { banner, consent: stores.consent, cookies, events, settings };
}

describe('cookie banner', () => {
  it('is rendered hidden and shown only when no choice is stored', () => {
    expect(markup).toMatch(/<section id="consent"[^>]* hidden=""/);
    expect(page().banner.hidden).toBe(false);
    expect(page('none.v2.20261121').banner.hidden).toBe(true);
  });

  it('makes declining as easy as accepting: same element, same style, side by side', () => {
    const { banner } = page();
    const decline = within(banner).getByRole('button', {
      name: formatMessage({ id: 'COOKIE_CONSENT_DECLINE' }),
    });
    const allow = within(banner).getByRole('button', { name: formatMessage({ id: 'COOKIE_CONSENT_ALLOW' }) });
    expect([decline.className, decline.tagName]).toEqual([allow.className, allow.tagName]);
    expect(decline.nextElementSibling).toBe(allow);
  });

  it.each([
    ['COOKIE_CONSENT_DECLINE', [], /^none\./],
    [
      'COOKIE_CONSENT_ALLOW',
      ['preferences', 'statistics', 'marketing'],
      /^preferences\.statistics\.marketing\./,
    ],
  ] as const)('%s stores the choice, announces it and hides the banner', async (name, allowed, cookie) => {
    const { banner, consent, cookies, events } = page();
    await userEvent.click(within(banner).getByRole('button', { name: formatMessage({ id: name }) }));
    expect([consent.allowed, banner.hidden]).toEqual([allowed, true]);
    expect(cookies.get(cookieNames.consent)).toMatch(cookie);
    expect(document.getElementById('shell-status')?.textContent).toBe(
      formatMessage({ id: 'COOKIE_CONSENT_SAVED' }),
    );
    expect(document.activeElement?.id).toBe('main');
    expect(events).toEqual([{ type: 'consent:change', data: { allowed } }]);
  });

  it('opens the settings, as does every element with data-consent-settings', async () => {
    const { banner, settings } = page();
    await userEvent.click(
      within(banner).getByRole('button', { name: formatMessage({ id: 'COOKIE_CONSENT_CHOOSE' }) }),
    );
    const link = screen.getByText('Asetukset');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(link.dispatchEvent(event)).toBe(false);
    expect(settings).toHaveBeenCalledTimes(2);
  });
});

describe('cookie settings', () => {
  async function opened(cookie?: string) {
    const scene = page(cookie);
    await act(() => openSettings(scene.consent, 'fi'));
    const dialog = await screen.findByRole('dialog', {
      name: formatMessage({ id: 'COOKIE_CONSENT_SETTINGS' }),
    });
    const box = (name: 'COOKIE_CATEGORY_STATISTICS' | 'COOKIE_CATEGORY_MARKETING') =>
      within(dialog).getByRole<HTMLInputElement>('checkbox', { name: formatMessage({ id: name }) });
    const press = (name: 'COOKIE_CONSENT_SAVE' | 'COOKIE_CONSENT_DECLINE' | 'COOKIE_CONSENT_ALLOW') =>
      userEvent.click(within(dialog).getByRole('button', { name: formatMessage({ id: name }) }));
    return { ...scene, dialog, box, press };
  }

  it('preselect nothing and save one category without the other', async () => {
    const { box, press, consent } = await opened();
    expect([box('COOKIE_CATEGORY_STATISTICS').checked, box('COOKIE_CATEGORY_MARKETING').checked]).toEqual([
      false,
      false,
    ]);
    await userEvent.click(box('COOKIE_CATEGORY_STATISTICS'));
    await press('COOKIE_CONSENT_SAVE');
    expect(consent.allowed).toEqual(['statistics']);
  });

  it('show what is allowed and revoke it', async () => {
    const { box, press, consent } = await opened('marketing.v2.20261121');
    expect([box('COOKIE_CATEGORY_STATISTICS').checked, box('COOKIE_CATEGORY_MARKETING').checked]).toEqual([
      false,
      true,
    ]);
    await press('COOKIE_CONSENT_DECLINE');
    expect(consent.allowed).toEqual([]);
  });

  it('list every cookie with purpose and lifetime in closed disclosures', async () => {
    const { dialog } = await opened();
    const tables = dialog.querySelectorAll('details:not([open]) table');
    expect(tables).toHaveLength(4);
    const rows = Object.values(cookieList).flat().length;
    expect(dialog.querySelectorAll('tbody tr')).toHaveLength(rows);
  });
});

describe('cookie list', () => {
  const listed = Object.values(cookieList)
    .flat()
    .flatMap(({ name }) => name.split(', '));
  const isListed = (name: string) =>
    listed.some(known => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name));
  const sources = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /(?<!\.test|\.stories|\.gen)\.tsx?$/.test(entry.name))
      .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

  it('contains every cookie and storage key of the code', () => {
    const code = ['src', 'server', 'widgets'].flatMap(sources).join('\n');
    const names = new Set(
      [...code.matchAll(/'((?:__Host-)?(?:ralph|atv)-[a-z-]+)'/g)].map(([, name]) => name ?? ''),
    );
    // A cookie of the former shop that is only removed, a path, and a prefix.
    for (const other of ['ralph-gtm-user', 'atv-huset', 'ralph-']) names.delete(other);
    expect([...names].filter(name => !isListed(name))).toEqual([]);
  });
});
