/** A page that something else has changed, such as a translator or an extension: nothing of it is lost, and its controls work. */

import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppEnvironment } from '#app/context/app-context.ts';
import { testFrames, testLayoutContent } from '#app/layouts/common/testing-frame.tsx';
import { serverParts } from '#app/layouts/page/server-parts.tsx';
import { hydrateApp } from '#client/hydrate/hydrate-app.tsx';
import type { AnyWidget } from '#engine/definition/contract.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '#engine/testing-engine.ts';
import { successorOf } from '#engine/view/control-successors.ts';
import type { Engine } from '#engine/view/engine-context.ts';
import { createHydrationTriggers } from '#engine/view/hydration-triggers.ts';
import { fromPageState, toPageState } from '#engine/view/serialise-page.ts';
import { StaticHtml } from '#engine/view/static-html.tsx';
import { serverIntl } from '#i18n/server-intl.ts';
import { renderRoot } from '#ssr/render-root.tsx';
import { createServerEngine } from '#ssr/server-engine.ts';
import { noPorts } from '#ssr/server-ports.ts';
import { createShopperStores } from '#stores/shopper/shopper-stores.ts';
import { TextInput } from '#ui/form/text-input.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
// React's development build says what it found.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
const reportError = vi.fn();
vi.stubGlobal('reportError', reportError);

function Shelf() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <form>
      <StaticHtml name="cards">{() => <p>cards of the server</p>}</StaticHtml>
      <TextInput label="Name" name="name" value={name} onChange={setName} />
      <button type="button" className="more" onClick={() => setCount(count + 1)}>
        more {count} pieces for {name}
      </button>
      {count > 1 ? 'many' : <i>few</i>} in all
    </form>
  );
}
const Fragile = () => {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('bang');
  return (
    <button type="button" className="fragile" onClick={() => setBroken(true)}>
      fragile
    </button>
  );
};
const widgets: Record<string, AnyWidget> = {
  still: testWidget({ type: 'still', view: () => <p>still text</p> }),
  shelf: testWidget({ type: 'shelf', hydrate: 'interaction', view: Shelf }),
  fragile: testWidget({ type: 'fragile', hydrate: 'interaction', view: Fragile }),
};
const menus = {
  navigation: [],
  topBar: [],
  footerFirst: { title: 'First', items: [] },
  footerSecond: { title: 'Second', items: [] },
};

async function serve() {
  const { services } = testShop(widgets);
  const page = await resolveTestPage(
    testPage([testContainer('c', 'still', 'shelf', 'fragile')]),
    testContext(),
    services,
  );
  const stores = createShopperStores(page.context.segment, noPorts);
  const intl = serverIntl('fi');
  const shared = {
    // Its newsletter would be a widget that this shop does not have.
    frame: { ...testFrames.shop, newsletter: false },
    languages: [],
    addresses: services.addresses,
    pathTo: (name: string) => `/${name}`,
    hasPage: () => true,
    navigate: () => undefined,
    menuAt: () => Promise.resolve(null),
  };
  const environment: Omit<AppEnvironment, 'page'> = {
    ...{ ...shared, isServer: true, menus, layoutContent: testLayoutContent, parts: serverParts },
  };
  const engine = createServerEngine(widgets, vi.fn());
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = await renderRoot({ page, engine, intl, stores, environment }, vi.fn());
  document.body.replaceChildren(root);
  const first = fromPageState(JSON.parse(JSON.stringify(toPageState(page))) as never);
  return { root, first, shared, stores, intl };
}

async function start({ root, first, shared, stores, intl }: Awaited<ReturnType<typeof serve>>) {
  const report = vi.fn();
  const triggers = createHydrationTriggers();
  const shell: Omit<Engine, 'mode'> = {
    widget: type => widgets[type],
    fetchWidget: type => Promise.resolve(widgets[type]),
    ...{ triggers, features: [], failed: () => null, report },
  };
  const engines = {
    hydrating: { ...shell, mode: 'hydrating' as const },
    live: { ...shell, mode: 'live' as const },
    widget: shell.fetchWidget,
    release: triggers.fireAll,
    hydrateNow: triggers.hydrateNow,
  };
  const screen = { show: () => Promise.resolve() };
  const onReady = vi.fn();
  await act(async () =>
    hydrateApp(root, report, { ...shared, first, engines, intl, stores, screen, onReady }),
  );
  expect(onReady).toHaveBeenCalled();
  /** As the boot module replays a press. */
  const press = async (element: HTMLElement) => {
    const { hydrated } = await act(async () => ({ hydrated: triggers.hydrateNow(element) }));
    await act(async () => void (await hydrated));
    const control = successorOf(element) as HTMLElement;
    expect(control.isConnected).toBe(true);
    await act(async () => control.click());
  };
  return { report, press, triggers };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const words = () => find('#root').textContent?.replaceAll('\u00ad', '') ?? '';

const changes = {
  'replaced texts': (part: Element) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.innerHTML = '<font></font>';
      (font.firstChild as Element).textContent = `${text.data}\u00ad`;
      text.replaceWith(font);
    }
  },
  'changed texts': (part: Element) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) (walker.currentNode as Text).data += '\u00ad';
  },
  'added elements': (part: Element) => {
    for (const element of [part, ...part.querySelectorAll('div, form, section')]) {
      element.prepend(Object.assign(document.createElement('button'), { className: 'foreign' }));
      element.append(document.createElement('foreign-icon'));
    }
  },
  'wrapped elements': (part: Element) => {
    for (const element of part.querySelectorAll('button, input, p')) {
      const wrapper = document.createElement('foreign-box');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  },
  'other attributes': (part: Element) => {
    for (const element of part.querySelectorAll('*')) {
      element.setAttribute('data-foreign', '');
      element.classList.add('foreign');
      element.setAttribute('title', 'foreign');
    }
  },
};
const kinds = Object.keys(changes) as (keyof typeof changes)[];
const parts = ['header', 'main', 'footer', '#root'] as const;

it.each(kinds.flatMap(kind => parts.map(part => [kind, part] as const)))(
  'keeps every text and works after %s in %s before the start',
  async (kind, part) => {
    const served = await serve();
    const before = words();
    expect(before).toContain('still text');
    changes[kind](find(part));
    const cart = find('[data-panel=cart]');
    const more = find('.more');
    const { press } = await start(served);
    expect(words()).toBe(before);
    await press(cart);
    expect(served.stores.panels.current).toBe('cart');
    await press(more);
    await press(more);
    expect(words()).toContain('still text');
    expect(words()).toContain('cards of the server');
    expect(words()).toContain('more 2 pieces for ');
    expect(words()).toContain('many in all');
  },
);

it.each(kinds)('keeps every text and works after %s between the start and a widget', async kind => {
  const served = await serve();
  const before = words();
  const { press } = await start(served);
  const more = find('.more');
  const field = find('input[name=name]') as HTMLInputElement;
  field.focus();
  field.value = 'Anna';
  changes[kind](find('main'));
  await press(more);
  expect(words()).toContain('more 1 pieces for Anna');
  expect(words().replace('more 1 pieces for Anna', 'more 0 pieces for ')).toBe(before);
});

it.each(kinds)('goes on after %s in what React has rendered', async kind => {
  const served = await serve();
  const { press } = await start(served);
  await press(find('.more'));
  for (const times of [2, 3]) {
    changes[kind](find('main'));
    await Promise.resolve();
    await press(find('.more'));
    await Promise.resolve();
    expect(words()).toContain(`more ${times} pieces for `);
    expect(words()).toContain('many in all');
    expect(words()).not.toContain('few');
  }
  expect(reportError).not.toHaveBeenCalled();
});

it('counts what could not hydrate', async () => {
  const served = await serve();
  changes['added elements'](find('header'));
  const { report } = await start(served);
  expect(report).toHaveBeenCalledWith('HYDRATE001', expect.any(String), expect.any(Object));
});

it('keeps what was typed before the start, and the focus', async () => {
  const served = await serve();
  changes['added elements'](find('#root'));
  const field = find('input[type=search]') as HTMLInputElement;
  field.value = 'rengas';
  field.focus();
  await start(served);
  const now = find('input[type=search]') as HTMLInputElement;
  expect(now.value).toBe('rengas');
  expect(document.activeElement).toBe(now);
});

it('keeps what a widget showed when it fails', async () => {
  const served = await serve();
  const { press, report } = await start(served);
  await press(find('.fragile'));
  expect(report).toHaveBeenCalledWith('WIDGET002', expect.any(String), expect.any(Object));
  expect(find('.fragile').textContent).toBe('fragile');
  await press(find('.more'));
  expect(words()).toContain('more 1 pieces');
});

it('hydrates a page with foreign attributes only, and reports nothing', async () => {
  const served = await serve();
  const cart = find('[data-panel=cart]');
  changes['other attributes'](find('#root'));
  const { report } = await start(served);
  expect(report.mock.calls).toEqual([]);
  expect(find('[data-panel=cart]')).toBe(cart);
});
