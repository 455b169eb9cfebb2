// @vitest-environment jsdom
/** Content of the demo shop's pages. */

import { expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { openDemoStorefront } from './hydrate-every-page.ts';

const shop = openDemoStorefront();

it.each(localeCodes)('has an address for every page in %s', async locale => {
  const found = (await shop().addressesOfPages(locale)).map(path => shop().pageAt(path, locale));
  expect(shop().reports).toEqual([]);
  expect(found.toSorted()).toEqual(shop().pages.toSorted());
});

async function categoryPage(path: string): Promise<Document> {
  const outcome = await shop().show(path, {
    market: 'fi',
    locale: 'fi',
    customerType: 'PERSON',
    vatIncluded: true,
  });
  if (outcome.kind !== 'page') throw new Error(`${path} has no page`);
  return new DOMParser().parseFromString(outcome.html, 'text/html');
}

it('shows all ancestors of a category in its breadcrumbs', async () => {
  const page = await categoryPage('/c/vinssit/vinssitarvikkeet/vinssikoydet');
  const items = [...page.querySelectorAll('main nav[aria-label="Olet täällä"] li')];
  expect(items.map(item => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Etusivu', '/'],
    ['Vinssit', '/c/vinssit'],
    ['Vinssitarvikkeet', '/c/vinssit/vinssitarvikkeet'],
    ['Vinssiköydet', undefined],
  ]);
});

it('lists the best-selling products of a category first', async () => {
  const page = await categoryPage('/c/vinssit');
  expect(page.querySelector('main select option[selected]')?.textContent).toBe('Ostetuimmat');
});
