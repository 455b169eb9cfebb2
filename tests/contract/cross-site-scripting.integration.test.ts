// @vitest-environment jsdom
/**
 * Hostile HTML and links run in no field of any widget, sanitised by the server or by the browser, without a content
 * security policy (R-SEC-1). The journey `hostile-content`
 * does the same in a real browser with the policy on and off.
 */

import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { finishProps } from '#engine/load/finish-props.ts';
import type { ValueTools } from '#engine/values/resolve-values.ts';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { anOrder } from '#widgets/order-confirmation/sample-order.ts';
import { areaPage } from '../support/area-page.ts';
import { type HostileField, hostileFields, withField } from '../support/hostile/hostile-fields.ts';
import { hostileAddresses, hostileMarkup } from '../support/hostile/hostile-markup.ts';
import { whatRuns } from '../support/hostile/hostile-page.ts';
import { cmsSamples, leavesOf, withLeaf } from '../support/samples/cms-samples.ts';
import { someProducts } from '../support/samples/sample-products.ts';
import { widgetScene } from '../support/worlds/widget-scene.tsx';

const sanitisers = { server: serverSafeHtml, browser: browserSafeHtml };
const sides = ['server', 'browser'] as const;
const cases = hostileFields.flatMap(field => sides.map(side => ({ ...field, side })));

it('has a large corpus', () => {
  expect(new Set(hostileMarkup).size).toBeGreaterThan(140);
  expect(new Set(hostileAddresses).size).toBeGreaterThan(40);
});

it('has every field of the schemas in the runtime table', () => {
  const known = Object.entries(widgetFields).flatMap(([type, { html = [], link = [] }]) => [
    ...html.map(path => `${type} html ${path}`),
    ...link.map(path => `${type} link ${path}`),
  ]);
  expect(hostileFields.map(({ type, kind, path }) => `${type} ${kind} ${path}`).sort()).toEqual(known.sort());
  expect(hostileFields.length).toBeGreaterThan(15);
});

const api = {
  catalogue: {
    products: () => Promise.resolve({ count: 2, products: someProducts(2) }),
    brands: () => Promise.resolve([]),
  },
  product: { related: () => Promise.resolve([]) },
  checkout: { confirmation: () => Promise.resolve(anOrder()) },
  question: { of: () => Promise.resolve({ count: 0, total: 0, vehicle: null, questions: [] }) },
};
const noTools: ValueTools = {
  locale: 'fi',
  roots: {
    route: { params: {}, query: {} },
    session: { customerType: 'PERSON', vatIncluded: true },
    market: { alias: 'fi' },
    config: noPublicConfig,
    data: {},
  },
  message: id => id,
  link: address => address,
};
const options = {
  api,
  config: { flowboxActive: true, nostoAccountId: 'shop-1' },
  query: { oid: '1', cartid: 'c1' },
};

/** Markup of the widget with the text in the field; empty when the widget then renders nothing. */
async function drawn(field: HostileField, text: string, safeHtml: LoadContext['safeHtml']): Promise<string> {
  const widget = widgets[field.type];
  if (!widget) throw new Error(`No widget ${field.type}`);
  const scene = await widgetScene(widget, withField(field, text), { ...options, safeHtml });
  return scene ? renderToString(scene) : '';
}

/** @proves FAULT-76, FAULT-77 */
it.each(cases)('nothing runs in $type $path sanitised by the $side', async ({ side, ...field }) => {
  // The field reaches the page: harmless content is kept.
  const harmless = field.kind === 'html' ? '<strong>merkki</strong>' : '/merkki';
  const finished = await finishProps(
    field.type,
    withField(field, harmless).props,
    {
      fields: type => widgetFields[type],
      safeHtml: sanitisers[side],
    },
    noTools,
  );
  expect(JSON.stringify(finished)).toContain(JSON.stringify(harmless));
  if (field.kind === 'html') expect(await drawn(field, harmless, sanitisers[side])).toContain(harmless);

  // Removed links produce duplicate keys, which React logs.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Most results are equal after sanitising; each is checked once.
  const pieces = new Set<string>();
  for (const text of field.kind === 'html' ? hostileMarkup : hostileAddresses)
    pieces.add(`<div>${await drawn(field, text, sanitisers[side])}</div>`);
  expect(await whatRuns([...pieces].join('\n'))).toEqual([]);
});

it('covers every widget that the content system may send', () => {
  const names = Object.values(widgets).flatMap(({ cmsNames = [] }) => cmsNames);
  expect(Object.keys(cmsSamples).sort()).toEqual([...names].sort());
});

const everyFifth = hostileMarkup.filter((_, index) => index % 5 === 0);
const leaves = Object.entries(cmsSamples).flatMap(([name, sample]) =>
  leavesOf(sample).map(leaf => ({ name, leaf, sample })),
);

/** @proves FAULT-76 */
it.each(leaves)('nothing runs in $leaf of $name from the content system', async ({ name, leaf, sample }) => {
  const isMarkup = name === 'HTML' || /(^|\.)text$/.test(leaf);
  const texts = [...hostileAddresses, ...(isMarkup ? hostileMarkup : everyFifth)];
  const { html } = await areaPage({
    cms: [
      { name, configuration: sample },
      ...texts.map(text => ({ name, configuration: withLeaf(sample, leaf, text) })),
    ],
  });
  // Harmless content is shown, so the test reaches the page.
  expect(html).toContain('data-widget=');
  expect(await whatRuns(html)).toEqual([]);
});
