/** Hydration of the server's HTML: static widgets stay as they are, interactive ones hydrate when triggered, a broken one does not affect the others. */

import { observer } from 'mobx-react-lite';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isQuiet } from '#app/cards/page-controls.ts';
import { markCards } from '#app/compatibility/mark-cards.ts';
import { markPage } from '#app/compatibility/marker.ts';
import type { AppEnvironment } from '#app/context/app-context.ts';
import { ShopApp } from '#app/layouts/page/shop-app.tsx';
import { CompatibilityMark } from '#components/product/compatibility-mark.tsx';
import { useThirdPartyScripts } from '#components/third-party/use-third-party-scripts.ts';
import { VehicleSelector } from '#components/vehicle/vehicle-selector.tsx';
import type { AnyWidget } from '#engine/definition/contract.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '#engine/testing-engine.ts';
import type { Engine } from '#engine/view/engine-context.ts';
import { createHydrationTriggers } from '#engine/view/hydration-triggers.ts';
import { fromPageState, toPageState } from '#engine/view/serialise-page.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { renderRoot, streamRoot } from '#ssr/render-root.tsx';
import { createServerEngine } from '#ssr/server-engine.ts';
import { noPorts } from '#ssr/server-ports.ts';
import { createShopperStores, type ShopperStores } from '#stores/shopper/shopper-stores.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
/** Never reports visibility, so that only triggered widgets hydrate. */
class NeverVisible {
  observe = () => undefined;
  disconnect = () => undefined;
}
vi.stubGlobal('IntersectionObserver', NeverVisible);

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
};
const service = { scripts: ['https://feed.example/feed.js'] };
const Feed = observer(() => <p>{useThirdPartyScripts(service)}</p>);
const vehicle = { id: 'one', manufacturer: 'Polaris', year: '2021', model: 'Sportsman' };
const widgets: Record<string, AnyWidget> = {
  still: testWidget({ type: 'still', view: () => <p>still {'x'.repeat(4000)}</p> }),
  counter: testWidget({ type: 'counter', hydrate: 'visible', view: Counter }),
  list: testWidget({
    type: 'list',
    hydrate: 'interaction',
    view: () => (
      <>
        <a href="/p/vinssi">Vinssi</a>
        <button type="button" data-favorite={1} aria-label="Suosikki" />
        <button type="button">Lisää</button>
      </>
    ),
  }),
  fitting: testWidget({
    type: 'fitting',
    hydrate: 'visible',
    view: () => <CompatibilityMark productId={7} />,
  }),
  garage: testWidget({
    type: 'garage',
    hydrate: 'visible',
    view: () => <VehicleSelector listPath="/lista" drawingsPath="/kuvat" />,
  }),
  feed: testWidget({ type: 'feed', hydrate: 'visible', view: Feed }),
  broken: testWidget({
    type: 'broken',
    view: () => {
      throw new Error('bang');
    },
  }),
};
const environment: Omit<AppEnvironment, 'page'> = {
  isServer: true,
  frame: { header: 'full', footer: 'full' },
  menus: undefined,
  layoutContent: undefined,
  parts: undefined,
  languages: [],
  addresses: testShop().services.addresses,
  pathTo: name => `/${name}`,
  hasPage: () => true,
  navigate: () => undefined,
  menuAt: () => Promise.resolve(null),
};

async function propsOf(types: string[], engine: Engine) {
  const { services } = testShop(widgets);
  const page = await resolveTestPage(
    testPage([testContainer('c', ...types)], { layout: 'error' }),
    testContext(),
    services,
  );
  const stores = createShopperStores(page.context.segment, noPorts);
  const menus = {
    navigation: [],
    topBar: [],
    footerFirst: { title: '', items: [] },
    footerSecond: { title: '', items: [] },
  };
  return { page, engine, intl: serverIntl('fi'), stores, environment: { ...environment, menus } };
}

const serverEngine = (report = vi.fn()) => createServerEngine(widgets, report);

/** Server and browser share one process here, about which React warns; any other message of its development build fails the test. */
function allowTwoRenderers(): void {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!String(args[0]).startsWith('Detected multiple renderers'))
      throw new Error(args.map(String).join(' '));
  });
}

async function inBrowser(
  types: string[],
  before = (_html: HTMLElement, _stores: ShopperStores) => undefined as unknown,
) {
  const props = await propsOf(types, serverEngine());
  const root = document.createElement('div');
  root.innerHTML = await renderRoot(props, vi.fn());
  document.body.append(root);
  await before(root, props.stores);
  allowTwoRenderers();
  const asked: string[] = [];
  const triggers = createHydrationTriggers(isQuiet);
  const engine: Engine = {
    mode: 'hydrating',
    widget: () => undefined,
    fetchWidget: type => {
      asked.push(type);
      return Promise.resolve(widgets[type]);
    },
    triggers,
    features: [],
    failed: () => null,
    report: vi.fn(),
  };
  const page = fromPageState(JSON.parse(JSON.stringify(toPageState(props.page))) as never);
  const recovered = vi.fn();
  const still = root.querySelector('[data-widget=still] p');
  await act(async () => {
    const app = hydrateRoot(
      root,
      <ShopApp {...props} page={page} engine={engine} environment={{ ...environment, isServer: false }} />,
      { onRecoverableError: recovered },
    );
    onTestFinished(() => {
      act(() => app.unmount());
      root.remove();
    });
  });
  return {
    root,
    asked,
    triggers,
    engine,
    recovered,
    before: still,
    button: root.querySelector('[data-widget=counter] button'),
  };
}

it('keeps static nodes as they are and never fetches their code', async () => {
  const { root, asked, before, recovered } = await inBrowser(['still', 'counter']);
  expect(before?.tagName).toBe('P');
  expect(root.querySelector('[data-widget=still] p') === before).toBe(true);
  expect(asked).toEqual([]);
  expect(recovered).not.toHaveBeenCalled();
});

it('fetches a widget’s code only when triggered, and keeps its nodes', async () => {
  const { root, asked, button, recovered } = await inBrowser(['still', 'counter']);
  await act(
    async () => void root.querySelector('[data-widget=counter]')?.dispatchEvent(new Event('pointerover')),
  );
  expect(asked).toEqual(['counter']);
  await act(async () => (button as HTMLButtonElement).click());
  expect(root.querySelector('[data-widget=counter] button')).toBe(button);
  expect(button?.textContent).toBe('1');
  expect(recovered).not.toHaveBeenCalled();
});

it('fetches the code of a widget that has focus already, since it will not be entered again', async () => {
  const { asked } = await inBrowser(['still', 'counter'], html =>
    html.querySelector<HTMLElement>('[data-widget=counter] button')?.focus(),
  );
  expect(asked).toEqual(['counter']);
});

it('starts no widget for a link or for a control that the page handles itself', async () => {
  const { root, asked } = await inBrowser(['list'], html =>
    html.querySelector<HTMLElement>('[data-favorite]')?.focus(),
  );
  const enter = (selector: string) =>
    act(async () => {
      const element = root.querySelector(`[data-widget=list] ${selector}`) as Element;
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    });
  await enter('a');
  await enter('[data-favorite]');
  expect(asked).toEqual([]);
  await enter('button:not([data-favorite])');
  expect(asked).toEqual(['list']);
});

it('keeps a compatibility mark that was shown before its widget hydrated', async () => {
  const { root, triggers, recovered } = await inBrowser(['fitting'], async html => {
    const known = new Map([[7, { vehicles: ['own'], universal: false, measures: [] }]]);
    const say = () => 'Sopii';
    const chosen = { facetId: 'own', data: null };
    const api = () => Promise.resolve({ vehicle: { fits: () => Promise.resolve(known) } });
    const stop = markPage(html, [markCards(html, { api, chosen, say, cache: known })]);
    onTestFinished(stop);
    await vi.waitFor(() => expect(html.querySelector('[data-fits="7"]')).toHaveProperty('hidden', false));
  });
  const mark = root.querySelector<HTMLElement>('[data-fits="7"]');
  const { hydrated } = await act(async () => ({ hydrated: triggers.hydrateNow(mark as Element) }));
  await hydrated;
  expect([root.querySelector('[data-fits]') === mark, mark?.hidden, mark?.textContent]).toEqual([
    true,
    false,
    'Sopii',
  ]);
  expect(recovered).not.toHaveBeenCalled();
});

it.each([
  ['saved vehicles', 'garage', ({ vehicles }: ShopperStores) => vehicles.add(vehicle), 'Sportsman'],
  ['a consent', 'feed', ({ consent }: ShopperStores) => consent.decide(['marketing']), 'loading'],
])(
  'hydrates a widget with the shared HTML, then shows %s stored in the browser',
  async (_, type, remember, shown) => {
    const { root, triggers, recovered } = await inBrowser([type], (_html, stores) => remember(stores));
    const place = root.querySelector(`[data-widget=${type}]`) as HTMLElement;
    expect(place.textContent).not.toContain(shown);
    const { hydrated } = await act(async () => ({
      hydrated: triggers.hydrateNow(place.firstElementChild as Element),
    }));
    await act(async () => void (await hydrated));
    expect(root.querySelector(`[data-widget=${type}]`)?.textContent).toContain(shown);
    expect(recovered).not.toHaveBeenCalled();
  },
);

it('reports when a hydrating widget is ready for clicks', async () => {
  const { root, triggers, button, before } = await inBrowser(['still', 'counter']);
  expect(triggers.hydrateNow(before as Element)).toBeNull();
  const ready = await act(async () => ({ hydrated: triggers.hydrateNow(button as Element) }));
  expect(ready.hydrated).toBeInstanceOf(Promise);
  await ready.hydrated;
  expect(triggers.hydrateNow(button as Element)).toBeNull();
  await act(async () => (button as HTMLButtonElement).click());
  expect(root.querySelector('[data-widget=counter]')?.textContent).toBe('1');
});

it('renders the other widgets when one throws on the server, and reports it once', async () => {
  const onError = vi.fn();
  const html = await renderRoot(await propsOf(['still', 'broken', 'counter'], serverEngine()), onError);
  expect(html).toContain('still');
  expect(html).toContain('<button type="button">0</button>');
  expect(onError).toHaveBeenCalledTimes(1);
});

it('moves no content behind a script, because cached pages run no scripts', async () => {
  const html = await renderRoot(
    await propsOf(
      Array.from({ length: 20 }, () => 'still'),
      serverEngine(),
    ),
    vi.fn(),
  );
  expect(html).not.toMatch(/<script|<template/);
});

const halves = { start: '<start>', end: '<end>' };

it('streams the root between the halves of the document', async () => {
  const body = await streamRoot(await propsOf(['still'], serverEngine()), halves, 'nonce', vi.fn());
  const html = (await body.toArray()).map(String).join('');
  expect(html).toMatch(/^<start>[^]*still[^]*<end>$/);
});

it('stops silently when the client disconnects', async () => {
  const onError = vi.fn();
  const body = await streamRoot(
    await propsOf(['still', 'counter'], serverEngine()),
    halves,
    'nonce',
    onError,
  );
  await new Promise(resolve => body.on('close', resolve).destroy());
  expect(onError).not.toHaveBeenCalled();
});

it('rejects when the page frame cannot be rendered', async () => {
  const props = await propsOf(['still'], serverEngine());
  const broken = { ...props, stores: null as never };
  await expect(streamRoot(broken, halves, 'nonce', vi.fn())).rejects.toThrow();
  await expect(renderRoot(broken, vi.fn())).rejects.toThrow();
});
