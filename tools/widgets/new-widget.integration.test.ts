/** The folder of a new widget is complete, and invalid types are rejected. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newWidget } from './new-widget.mjs';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'widgets-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it('contains every file of a widget folder', () => {
  const files = newWidget('size-guide', undefined, folder());
  expect(files).toEqual([
    'widgets/size-guide/props.schema.json',
    'widgets/size-guide/index.ts',
    'widgets/size-guide/size-guide.tsx',
    'widgets/size-guide/size-guide.module.css',
    'widgets/size-guide/size-guide.test.tsx',
    'widgets/size-guide/examples/minimal.json',
  ]);
});

it('uses its type as name in every file', () => {
  const place = folder();
  newWidget('size-guide', 'Size guide', place);
  const read = (file: string) => readFileSync(join(place, 'size-guide', file), 'utf8');
  expect(read('index.ts')).toContain("type: 'size-guide'");
  expect(read('size-guide.test.tsx')).toContain("import sizeGuide from './index.ts'");
  expect(JSON.parse(read('examples/minimal.json'))).toMatchObject({ type: 'size-guide', v: 1 });
  expect(JSON.parse(read('props.schema.json'))).toMatchObject({ title: 'Size guide', 'x-version': 1 });
});

it.each(['Size', 'size_guide', '', '../evil'])('rejects %j as a type', type => {
  expect(() => newWidget(type, undefined, folder())).toThrow('is not a valid type');
});

it('never overwrites a widget', () => {
  const place = folder();
  newWidget('size-guide', undefined, place);
  expect(() => newWidget('size-guide', undefined, place)).toThrow('already exists');
});

it.each([
  [[], 2, 'stderr'],
  [['--help'], 0, 'stdout'],
] as const)('answers %j with its usage', (args, code, stream) => {
  const script = join(import.meta.dirname, 'new-widget.mjs');
  const result = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  expect(result.status).toBe(code);
  expect(result[stream]).toContain('Usage: npm run new:widget -- <type> ["Title"]');
  expect(result[stream]).not.toContain('undefined');
});
