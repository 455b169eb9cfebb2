// @vitest-environment node
/** Importing a widget has no side effects: it starts nothing and leaves nothing behind. */
// Side effects of libraries happen here, before the comparison.
import 'mobx';
import 'mobx-react-lite';
import 'react-dom';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';

const types = readdirSync(resolve(import.meta.dirname, '../../widgets'));

it('imports every widget without side effects', async () => {
  const before = Object.getOwnPropertyNames(globalThis).sort();
  const started = [
    vi.spyOn(globalThis, 'setTimeout'),
    vi.spyOn(globalThis, 'setInterval'),
    vi.spyOn(globalThis, 'fetch'),
  ];
  const listening = process.eventNames().length;
  for (const type of types) {
    const imported = (await import(`../../widgets/${type}/index.ts`)) as Record<string, unknown>;
    expect(Object.keys(imported)).toContain('default');
  }
  const ours = started.map(({ mock }) => mock.calls.length);
  expect(ours).toEqual([0, 0, 0]);
  expect(process.eventNames()).toHaveLength(listening);
  expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before);
});
