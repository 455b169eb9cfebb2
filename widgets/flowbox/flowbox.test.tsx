/** A Flowbox feed: nothing before consent, then the configured flow (R-WIDGET-18). */

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { removeThirdPartyScript } from '#components/third-party/third-party-script.ts';
import type { ConsentStore } from '#stores/visitor/consent-store.ts';
import { aDetail } from '#tests/support/samples/sample-detail.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import { flowboxService } from './flowbox-service.ts';
import { fromCms } from './from-cms.ts';
import flowbox from './index.ts';

const page = globalThis as { flowbox?: { q?: unknown[][] } };
const tags = () => document.head.querySelectorAll('script[src*="flowbox"]');
afterEach(() => {
  flowboxService.scripts.forEach(removeThirdPartyScript);
  delete page.flowbox;
});

async function shown(props: Record<string, unknown> = minimal.props, options = {}) {
  let consent: ConsentStore | undefined;
  const scene = await widgetScene(
    flowbox,
    { ...minimal, props },
    { config: { flowboxActive: true }, ...options, withStores: stores => (consent = stores.consent) },
  );
  render(scene);
  return { allow: () => act(() => consent?.decide(['marketing'])) };
}

it('says before consent why it is empty, and sends no request to Flowbox', async () => {
  await shown();
  expect(screen.getByText(/Flowbox.*kun sallit markkinoinnin evästeet/)).toBeDefined();
  expect(tags()).toHaveLength(0);
  expect(page.flowbox).toBeUndefined();
});

it('passes container, key, tags and language to Flowbox before the script has loaded', async () => {
  const { allow } = await shown();
  allow();
  expect(tags()).toHaveLength(1);
  expect(page.flowbox?.q).toEqual([
    [
      'init',
      {
        container: '#flowbox-customers',
        key: 'demo-flow',
        locale: 'fi',
        tags: ['atv', 'talvi'],
        tagsOperator: 'any',
      },
    ],
  ]);
  expect(document.getElementById('flowbox-customers')).not.toBeNull();
});

/** @proves FAULT-90 */
it('keeps the place of its note when Flowbox is loaded, and says so when it cannot be', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { allow } = await shown();
  const note = screen.getByText(/kun sallit markkinoinnin evästeet/);
  expect(note.className).not.toMatch(/unseen/);
  allow();
  expect([note.isConnected, /unseen/.test(note.className)]).toEqual([true, true]);
  await act(async () => tags().forEach(tag => tag.dispatchEvent(new Event('error'))));
  expect([note.isConnected, /unseen/.test(note.className)]).toEqual([true, true]);
  expect(screen.getByText(/Flowbox.*ei voitu hakea/)).toBeDefined();
  vi.unstubAllGlobals();
});

/** @proves FAULT-90 */
it('keeps its place when Flowbox itself throws', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const thrown = new Error('thrown by Flowbox');
  Object.assign(page, {
    flowbox: () => {
      throw thrown;
    },
  });
  const { allow } = await shown();
  allow();
  expect(report.mock.calls).toEqual([[thrown]]);
  expect(screen.getByRole('region').style.minHeight).toBe('320px');
  vi.unstubAllGlobals();
});

it('renders nothing unless the shop has enabled Flowbox', async () => {
  expect(await widgetScene(flowbox, minimal, { config: { flowboxActive: false } })).toBeNull();
});

it('passes the product on a product page, and shows the whole flow on any other', async () => {
  const load = (name: string) =>
    flowbox.load?.(
      {
        config: { flowboxActive: true, nostoAccountId: '' },
        segment: { locale: 'sv' },
        route: { name, params: { alias: 'winch/vinssi' } },
        api: { catalogue: { product: () => Promise.resolve(aDetail({ productId: 7 })) } },
      } as never,
      { key: 'k', flow: 'product' },
    );
  expect(await load('product')).toEqual({ key: 'k', locale: 'sv', productId: '7' });
  expect(await load('index')).toEqual({ key: 'k', locale: 'sv' });
});

it.each([
  [{ flowkey: 'k' }, { key: 'k', flow: 'default', tagMatch: 'any' }],
  [
    { flowkey: 'k', dynamicTagFlow: true, tags: 'a, b', tagOperator: 'ALL' },
    { key: 'k', flow: 'tags', tags: ['a', 'b'], tagMatch: 'all' },
  ],
  [
    { flowkey: 'k', dynamicTagFlow: true, tags: [] },
    { key: 'k', flow: 'default', tagMatch: 'any' },
  ],
  [
    { flowkey: 'k', dynamicProductFlow: true, dynamicTagFlow: true, tags: ['a'] },
    { key: 'k', flow: 'product', tags: ['a'], tagMatch: 'any' },
  ],
  [{ flowkey: ' ' }, null],
])('reads %j from the CMS', (configuration, expected) => {
  expect(fromCms(configuration)).toEqual(expected);
});
