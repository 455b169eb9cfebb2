/**
 * A failing widget affects only itself: the page is rendered, its siblings are shown, and one report names it
 * (R-PAGE-15). Covers every registered widget and every kind of failure, from page files and from the content system.
 */

import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AnyWidget, WidgetInstance } from '#engine/definition/contract.ts';
import { placeOf } from '#engine/definition/places.ts';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { testContext } from '#engine/testing-engine.ts';
import { type Engine, EngineContext } from '#engine/view/engine-context.ts';
import { noTriggers } from '#engine/view/hydration-triggers.ts';
import { Region } from '#engine/view/region.tsx';
import { widgets } from '#registry/widgets-server.gen.ts';
import { areaPage } from '../support/area-page.ts';
import { examplesOf } from '../support/hostile/hostile-fields.ts';
import { cmsSamples, leavesOf, withLeaf } from '../support/samples/cms-samples.ts';

const registry = widgets as Record<string, AnyWidget>;
const types = Object.keys(registry).sort();

/** Replaces a registered widget by a failing one until the test ends; returns the original. */
function breakWidget(type: string, changes: Partial<AnyWidget>): AnyWidget {
  const whole = registry[type];
  if (!whole) throw new Error(`No widget ${type}`);
  registry[type] = { ...whole, ...changes };
  onTestFinished(() => void (registry[type] = whole));
  return whole;
}

const bang = () => {
  throw new Error('bang');
};
const failures: Readonly<Record<string, { changes: Partial<AnyWidget>; code: string; bad?: true }>> = {
  'throw in load': { changes: { load: bang }, code: 'WIDGET001' },
  'reject in load': { changes: { load: () => Promise.reject(new Error('bang')) }, code: 'WIDGET001' },
  'throw in render': { changes: { load: () => Promise.resolve({}), view: bang }, code: 'WIDGET002' },
  'bad settings': { changes: {}, code: 'WIDGET003', bad: true },
};
/** Never empty, so that the failure is reached. */
const bare: Partial<AnyWidget> = { isEmpty: () => false };

const sibling = (id: string): WidgetInstance => ({
  type: 'message',
  v: 2,
  id,
  props: { title: { fi: `Naapuri ${id}`, sv: `Granne ${id}` } },
});
const siblingsAreShown = (html: string) => [html.includes('Naapuri before'), html.includes('Naapuri after')];

const matrix = types.flatMap(type => Object.keys(failures).map(failure => ({ type, failure })));

beforeEach(() => {
  // React's development build logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** @proves FAULT-84 */
it.each(matrix)('$type: $failure', async ({ type, failure }) => {
  const { changes, code, bad } = failures[failure] ?? bang();
  // The siblings use this widget and must stay intact.
  const healthy = registry['message'];
  const { critical = false, version } = breakWidget(type, { ...bare, ...changes });
  const [example] = examplesOf(type);
  const broken = {
    ...example,
    id: 'broken',
    ...(bad ? { props: { nonsense: true } } : {}),
  } as WidgetInstance;
  const around = type === 'message' ? [] : [sibling('before'), sibling('after')];
  const page = await areaPage({ widgets: around.toSpliced(1, 0, broken) });

  const own = { code, details: { id: 'broken', type, version, page: 'index' } };
  const named = page.reports.filter(({ details }) => details['id'] === 'broken');
  const failsAll = critical && code !== 'WIDGET002';
  if (failsAll) {
    expect(page.status).toBeGreaterThanOrEqual(500);
    expect(page.reports.some(({ code: reported }) => reported === 'PAGE500')).toBe(true);
    return;
  }
  expect(page.status).toBe(200);
  expect(named).toHaveLength(1);
  expect(named).toMatchObject([own]);
  expect(page.reports).toHaveLength(1);
  if (around.length > 0) expect(siblingsAreShown(page.html)).toEqual([true, true]);
  expect(healthy).toBeDefined();
});

/** @proves FAULT-84 */
it.each(['nonesuch', 'constructor', '__proto__', ''])('a widget of the unknown type %j', async type => {
  const broken: WidgetInstance = { type, v: 1, id: 'broken', props: {} };
  const page = await areaPage({ widgets: [sibling('before'), broken, sibling('after')] });
  expect([page.status, ...siblingsAreShown(page.html)]).toEqual([200, true, true]);
  expect(page.reports).toMatchObject([{ details: { id: 'broken' } }]);
});

it('contains the failure in a streamed page', async () => {
  breakWidget('text', { ...bare, view: bang });
  const [example] = examplesOf('text');
  const broken = { ...example, id: 'broken' } as WidgetInstance;
  const page = await areaPage({ widgets: [sibling('before'), broken, sibling('after')], streamed: true });
  expect([page.status, ...siblingsAreShown(page.html)]).toEqual([200, true, true]);
  expect(page.reports).toMatchObject([
    { code: 'WIDGET002', details: { id: 'broken', type: 'text', page: 'index' } },
  ]);
});

const cmsFailures: Readonly<Record<string, Partial<AnyWidget>>> = {
  'throw in load': { load: bang },
  'throw in render': { load: () => Promise.resolve({}), view: bang },
  'throw while reading': { fromCms: bang },
  'settings that do not fit': { fromCms: () => ({ id: {} }) },
};
const fromCms = types.filter(type => registry[type]?.fromCms);
const cmsMatrix = fromCms.flatMap(type => Object.keys(cmsFailures).map(failure => ({ type, failure })));

it.each(cmsMatrix)('$type of the content system: $failure', async ({ type, failure }) => {
  const whole = breakWidget(type, { ...bare, ...cmsFailures[failure] });
  const [name = ''] = whole.cmsNames ?? [];
  const own = { name, configuration: cmsSamples[name] ?? {} };
  const other = {
    name: name === 'Rich text' ? 'Text' : 'Rich text',
    configuration: { text: '<p>Naapuri</p>' },
  };
  const page = await areaPage({ cms: [other, own, other] });
  expect(page.status).toBe(200);
  expect(page.html.match(/Naapuri/g)).toHaveLength(2);
  const takesAnything = failure === 'settings that do not fit' && page.reports.length === 0;
  if (takesAnything) return;
  expect(page.reports).toMatchObject([
    { details: { id: 'front/1/w1', type, version: whole.version, page: 'index' } },
  ]);
});

it('names a removed widget in a draft, and shows visitors nothing in its place', async () => {
  const broken = { name: 'Pelkkä nimi', configuration: {} };
  const other = { name: 'Rich text', configuration: { text: '<p>Naapuri</p>' } };
  const text = 'Osaa ”Pelkkä nimi” ei voi näyttää.';
  const draft = await areaPage({ cms: [other, broken], draft: true });
  expect([draft.status, draft.html.includes('Naapuri')]).toEqual([200, true]);
  expect(draft.html).toContain(text);
  expect(draft.html).toContain('CMS003');
  expect(draft.reports).toMatchObject([{ code: 'CMS003' }]);
  const page = await areaPage({ cms: [other, broken] });
  expect(page.html).toContain('Naapuri');
  expect(page.html).not.toContain(text);
});

it.each(Object.entries(cmsSamples))(
  '%s of the content system tolerates any wrong value',
  async (name, sample) => {
    const values: unknown[] = [null, 7, -1, true, [], [null], {}, { a: [] }, '', ' ', 'x'.repeat(5000)];
    const cms = leavesOf(sample).flatMap(leaf =>
      values.map(value => ({ name, configuration: withLeaf(sample, leaf, value as string) })),
    );
    const page = await areaPage({
      cms: [...cms, { name: 'Rich text', configuration: { text: '<p>Naapuri</p>' } }],
    });
    expect(page.status).toBe(200);
    expect(page.html).toContain('Naapuri');
    // Removed widgets are reported as invalid configuration, never as a failure.
    expect(page.reports.map(({ code }) => code).filter(code => code !== 'CMS002')).toEqual([]);
  },
);

const interactive = types.filter(type => registry[type]?.hydrate !== 'never');

/** The server has rendered it: only the browser fails. */
const BangInEffect = () => {
  useEffect(bang, []);
  return <p>broken</p>;
};
const BangInLayoutEffect = () => {
  useLayoutEffect(bang, []);
  return <p>broken</p>;
};
const browserFailures: Readonly<Record<string, AnyWidget['view']>> = {
  render: bang,
  effect: BangInEffect,
  'layout effect': BangInLayoutEffect,
};
const browserMatrix = interactive.flatMap(type =>
  Object.keys(browserFailures).map(failure => ({ type, failure })),
);

/** @proves FAULT-84 */
it.each(browserMatrix)('$type fails alone in the browser as well: $failure', ({ type, failure }) => {
  const whole = breakWidget(type, { view: browserFailures[failure] ?? bang });
  const report = vi.fn();
  const engine: Engine = {
    mode: 'live',
    widget: name => registry[name],
    fetchWidget: name => Promise.resolve(registry[name]),
    triggers: noTriggers,
    features: [],
    failed: () => <i>failed</i>,
    report,
  };
  const place = placeOf({ layout: 'full', design: 'default' });
  const widget: ResolvedWidget = {
    id: 'broken',
    type,
    props: {},
    loaded: { state: 'static' },
    hydrate: 'load',
    place,
    origin: { kind: 'file', file: 'home' },
  };
  const Neighbour = breakWidget('rich-text', { view: () => <p>Naapuri</p> });
  render(
    <EngineContext value={engine}>
      <Region
        page={testContext()}
        containers={[
          {
            id: 'c',
            layout: 'full',
            design: 'default',
            mobile: 'stack',
            widgets: [widget, { ...widget, id: 'other', type: 'rich-text' }],
          },
        ]}
      />
    </EngineContext>,
  );
  expect(Neighbour.type).toBe('rich-text');
  expect(screen.getByText('Naapuri')).toBeDefined();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[2]).toMatchObject({
    id: 'broken',
    type,
    version: whole.version,
    page: 'index',
  });
});
