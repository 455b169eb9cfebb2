// @vitest-environment node
/** Importing a widget has no side effects: it starts nothing and leaves nothing behind. */
// Side effects of libraries happen here, before the comparison.
import 'mobx';
import 'mobx-react-lite';
import 'react-dom';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';

const folder = resolve(import.meta.dirname, '../../widgets');
const types = readdirSync(folder);

it('imports every widget without side effects', async () => {
  const before = Object.getOwnPropertyNames(globalThis).sort();
  const started = [
    vi.spyOn(globalThis, 'setTimeout'),
    vi.spyOn(globalThis, 'setInterval'),
    vi.spyOn(globalThis, 'fetch'),
  ];
  const listening = process.eventNames().length;
  for (const type of types) {
    // Not a pattern: the cache of transformed modules would keep the list of folders that it had when it was made.
    const imported = (await import(/* @vite-ignore */ `${folder}/${type}/index.ts`)) as Record<
      string,
      unknown
    >;
    expect(Object.keys(imported)).toContain('default');
  }
  const ours = started.map(({ mock }) => mock.calls.length);
  expect(ours).toEqual([0, 0, 0]);
  expect(process.eventNames()).toHaveLength(listening);
  expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before);
});
