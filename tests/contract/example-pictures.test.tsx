/** Every picture that an example of a widget shows is served where the widgets are shown one by one, in Ladle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { readExamplePicture } from '../../.ladle/example-pictures.ts';
import { sampleOptions } from '../support/samples/sample-api.ts';
import { widgetScene } from '../support/worlds/widget-scene.tsx';

const folder = resolve(import.meta.dirname, '../../widgets');
const examples = readdirSync(folder).flatMap(type =>
  readdirSync(join(folder, type, 'examples')).map(name => ({ type, name })),
);

async function picturesOf({ type, name }: (typeof examples)[number]): Promise<string[]> {
  const widget = widgets[type];
  if (!widget) throw new Error(`No widget ${type}`);
  const instance = JSON.parse(readFileSync(join(folder, type, 'examples', name), 'utf8')) as WidgetInstance;
  const html = renderToString(await widgetScene(widget, instance, sampleOptions));
  return [...html.matchAll(/\/images\/[^\s",&]+/g)].map(([path]) => path);
}

it('serves every picture of every example', async () => {
  const all = await Promise.all(examples.map(picturesOf));
  const pictures = new Set(all.flat().map(path => path.replace(/^(\/images\/[^/]+)\/[^/]+/, '$1')));
  expect(pictures.size).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const path of pictures) {
    const [, , type = '', name = ''] = path.split('/');
    const picture = await readExamplePicture(type, decodeURIComponent(name)).catch(() => null);
    if (!picture || picture.data.length === 0) missing.push(path);
  }
  expect(missing).toEqual([]);
});

it('serves no picture that the demo shop does not have', async () => {
  await expect(readExamplePicture('pagewidget', 'none.webp')).rejects.toThrow('none.webp');
});
