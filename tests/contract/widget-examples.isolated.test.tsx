/** Every example of every widget renders on the server in both languages, and the browser hydrates it without a warning. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { localeCodes as languages } from '#i18n/locales.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { sampleOptions } from '../support/samples/sample-api.ts';
import { widgetScene } from '../support/worlds/widget-scene.tsx';

const folder = resolve(import.meta.dirname, '../../widgets');

const examples = readdirSync(folder).flatMap(type =>
  readdirSync(join(folder, type, 'examples'))
    .filter(name => name.endsWith('.json'))
    .flatMap(name => languages.map(locale => ({ type, name, locale }))),
);

/** Number of h1 according to the schema; undefined where it depends on more than the example. */
function firstLevel(type: string, props: WidgetInstance['props']): number | undefined {
  const headings = grammar.widgets[type]?.headings ?? [];
  const levels = headings.map(({ path, level, from }) =>
    from && props[from] ? props[from] : path && !props[path] ? 0 : level,
  );
  return levels.includes(undefined)
    ? undefined
    : levels.filter(level => level === 1 || level === 'h1').length;
}

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has no layout: assume a wide screen without reduced motion.
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

const instanceOf = ({ type, name }: { type: string; name: string }) =>
  JSON.parse(readFileSync(join(folder, type, 'examples', name), 'utf8')) as WidgetInstance;

const sceneOf = ({ type, name, locale }: (typeof examples)[number]) => {
  const widget = widgets[type];
  if (!widget) throw new Error(`No widget ${type}`);
  const instance = instanceOf({ type, name });
  return widgetScene(widget, instance, { ...sampleOptions, locale });
};

it.each(examples)('$type/$name in $locale', async example => {
  // The browser resolves its own props from the same data.
  const [server, browser] = [await sceneOf(example), await sceneOf(example)];
  const html = renderToString(server);
  expect(html).not.toBe('');
  const said = firstLevel(example.type, instanceOf(example).props);
  expect([undefined, html.split('<h1').length - 1]).toContain(said);
  if (widgets[example.type]?.hydrate === 'never') return;

  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const hydrationErrors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(place, browser, { onRecoverableError: error => hydrationErrors.push(error) }),
  );
  onTestFinished(async () => {
    act(() => root.unmount());
    place.remove();
  });
  expect(hydrationErrors).toEqual([]);
});
