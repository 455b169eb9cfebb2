/** Widgets whose rule is evaluated in the browser: absent from the HTML, shown or removed afterwards, without a hydration mismatch. */

import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { ClientFacts, Rule } from '#engine/definition/evaluate-rule.ts';
import { loadDeferred } from '#engine/load/load-deferred.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '#engine/testing-engine.ts';
import { type Engine, EngineContext, type RuleResolver } from '#engine/view/engine-context.ts';
import { noTriggers } from '#engine/view/hydration-triggers.ts';
import { Region } from '#engine/view/region.tsx';
import { fromPageState, toPageState } from '#engine/view/serialise-page.ts';
import { isVehicle } from '#kernel/vehicle/vehicle-rule.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const loads: string[] = [];
const widgets: Record<string, AnyWidget> = {
  greeting: testWidget({
    type: 'greeting',
    load: async ({ path }) => {
      loads.push(path);
      return 'Hei';
    },
    view: ({ data }) => <p>{String(data)}</p>,
  }),
  empty: testWidget({ type: 'empty', isEmpty: () => true, view: () => <p>never</p> }),
  broken: testWidget({
    type: 'broken',
    load: () => Promise.reject(new Error('down')),
    view: () => <p>never</p>,
  }),
};

const anonymous: ClientFacts = {
  ...({ auth: 'anonymous', vehicle: 'none', cart: 'empty', consent: [] } as const),
  ...{ chosen: null, isVehicle },
};

async function shop(type: string, when: Rule) {
  loads.length = 0;
  const { services, reports } = testShop(widgets);
  const container = testContainer('c', type);
  const [instance] = container.widgets;
  if (instance) Object.assign(instance, { when, load: { reserve: { phone: 300 } } });
  const page = await resolveTestPage(testPage([container]), testContext(), services);
  let facts: ClientFacts | null = null;
  const listeners = new Set<() => void>();
  const engine: Engine = {
    mode: 'server',
    widget: name => widgets[name],
    fetchWidget: name => Promise.resolve(widgets[name]),
    triggers: noTriggers,
    features: [],
    failed: () => <i>failed</i>,
    report: vi.fn(),
  };
  const view = (over: Engine, shown: typeof page) => (
    <EngineContext value={over}>
      <Region containers={shown.regions['main'] ?? []} page={shown.context} />
    </EngineContext>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(view(engine, page));
  const served = root.innerHTML;
  const loadedOnServer = loads.length;

  const recovered = vi.fn();
  const taken = fromPageState(JSON.parse(JSON.stringify(toPageState(page))) as never);
  const resolver = {
    facts: () => facts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: (...[widget, context]: Parameters<RuleResolver['load']>) => loadDeferred(widget, context, services),
  };
  await act(async () => {
    const app = hydrateRoot(
      root,
      view({ ...engine, mode: 'hydrating', ruleResolver: () => Promise.resolve(resolver) }, taken),
      {
        onRecoverableError: recovered,
      },
    );
    onTestFinished(() => act(() => app.unmount()));
    // The code that evaluates rules is fetched after the first render.
    await import('#engine/view/deferred-frame.tsx');
  });
  const know = (next: Partial<ClientFacts>) =>
    act(async () => {
      facts = { ...anonymous, ...next };
      for (const listener of listeners) listener();
    });
  return { root, served, loadedOnServer, recovered, know, reports };
}

it('leaves the widget out of the HTML but reserves its space', async () => {
  const { served, loadedOnServer, root, recovered } = await shop('greeting', { cart: 'filled' });
  expect(served).not.toContain('Hei');
  expect(served).toContain('--reserve-phone:300px');
  expect(loadedOnServer).toBe(0);
  expect(root.querySelectorAll('[data-deferred=greeting]')).toHaveLength(1);
  expect(root.textContent).toBe('');
  expect(recovered).not.toHaveBeenCalled();
});

it.each<[Rule, Partial<ClientFacts>]>([
  [{ cart: 'filled' }, { cart: 'filled' }],
  [{ auth: 'customer' }, { auth: 'customer' }],
  [{ vehicle: 'any', market: ['fi'] }, { vehicle: 'any' }],
  [{ consent: 'marketing' }, { consent: ['statistics', 'marketing'] }],
  [{ not: { cart: 'filled' } }, {}],
  [
    { vehicleIs: [{ manufacturer: 'Honda' }] },
    { chosen: { manufacturer: 'Honda', model: 'TRX520', year: '2021' } },
  ],
])('shows a widget with rule %j when the browser has %j', async (when, facts) => {
  const { root, know } = await shop('greeting', when);
  await know(facts);
  expect(root.querySelector('[data-widget=greeting]')?.textContent).toBe('Hei');
  expect(loads).toHaveLength(1);
});

it('releases the reserved space when the rule does not hold', async () => {
  const { root, know } = await shop('greeting', { cart: 'filled' });
  await know({});
  expect(root.querySelector('[data-deferred], [data-widget]')).toBeNull();
  expect(loads).toEqual([]);
});

it('shows and hides a widget as its condition changes, and loads it once', async () => {
  const { root, know } = await shop('greeting', { cart: 'filled' });
  const texts: (string | undefined)[] = [];
  for (const cart of ['filled', 'empty', 'filled'] as const) {
    await know({ cart });
    texts.push(root.querySelector('[data-widget=greeting]')?.textContent);
  }
  expect(texts).toEqual(['Hei', undefined, 'Hei']);
  expect(loads).toHaveLength(1);
});

it('removes the widget when it has nothing to show', async () => {
  const { root, know } = await shop('empty', { cart: 'empty' });
  await know({});
  expect(root.textContent).toBe('');
});

it('contains a failure in the widget’s own frame', async () => {
  const { root, know, reports } = await shop('broken', { cart: 'empty' });
  await know({});
  expect(root.textContent).toBe('failed');
  expect(reports).toEqual(['WIDGET001']);
});

it('leaves the widget out entirely when a condition known to the server excludes it', async () => {
  const { served } = await shop('greeting', { cart: 'filled', market: ['se'] });
  expect(served).not.toContain('data-deferred');
});
