// @vitest-environment jsdom
/** Every example of every widget: the server draws it in both languages, and the browser takes it over without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import type { WidgetInstance } from '#engine/contract.ts';
import { widgets } from '#entry/widgets-server.gen.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { someProducts } from '#tests/support/sample-products.ts';
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { sampleBrands } from '../../widgets/brands-overview/sample-brands.ts';
import { sampleRelated } from '../../widgets/related-products/sample-related.ts';
import { sampleInfoPages } from '../../widgets/content-menu/sample-menu.ts';
import { sampleReviews } from '../../widgets/reviews/sample-reviews.ts';
import { sampleVehicles } from '../../widgets/vehicle-selector/sample-vehicles.ts';
import { anOrder } from '../../widgets/order-confirmation/sample-order.ts';

const folder = resolve(import.meta.dirname, '../../widgets');
const languages: readonly LocaleCode[] = ['fi', 'sv'];

const examples = readdirSync(folder).flatMap(type =>
  readdirSync(join(folder, type, 'examples'))
    .filter(name => name.endsWith('.json'))
    .flatMap(name => languages.map(locale => ({ type, name, locale }))),
);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const sceneOf = ({ type, name, locale }: (typeof examples)[number]) => {
  const widget = widgets[type];
  if (!widget) throw new Error(`No widget ${type}`);
  const instance = JSON.parse(readFileSync(join(folder, type, 'examples', name), 'utf8')) as WidgetInstance;
  const api = {
    catalogue: {
      products: () => Promise.resolve({ count: 8, products: someProducts(8) }),
      brands: () => Promise.resolve(sampleBrands),
    },
    checkout: { confirmation: () => Promise.resolve(anOrder()) },
    review: { of: () => Promise.resolve(sampleReviews()) },
    content: sampleInfoPages,
    product: { related: () => Promise.resolve([...sampleRelated]) },
    vehicle: sampleVehicles,
  };
  const config = { flowboxActive: true, nostoAccountId: 'shop-1' };
  return widgetScene(widget, instance, { locale, api, config, query: { oid: '100001', cartid: 'c1' } });
};

it.each(examples)('$type/$name in $locale', async example => {
  // The browser makes its own from the same data.
  const [server, browser] = [await sceneOf(example), await sceneOf(example)];
  const html = renderToString(server);
  expect(html).not.toBe('');
  if (widgets[example.type]?.hydrate === 'never') return;

  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const complaints: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(place, browser, { onRecoverableError: error => complaints.push(error) }),
  );
  onTestFinished(async () => {
    act(() => root.unmount());
    place.remove();
  });
  expect(complaints).toEqual([]);
});
