/** Every widget with several versions migrates what pages held of each older version, and what comes out is valid. */
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { migrateInstance } from '#engine/definition/migrate-instance.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { widgets } from '#registry/widgets-server.gen.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { checkInstance } from '#server/preview/check-instance.ts';
// The examples of the last commit with these versions.
import older from './older-instances.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const [texts, world] = [readDocumentTexts(root), readWorld(root)];
const migrated = Object.values(widgets).filter(({ version }) => version > 1);

/** @proves FAULT-92 */
it.each(older.map(instance => [`${instance.type} ${instance.id}`, instance] as const))(
  'migrates an instance of every older version: %s',
  (_name, instance) => {
    const widget = widgets[instance.type];
    if (!widget) throw new Error(`No widget ${instance.type}`);
    const report = vi.fn<() => void>();
    const current = migrateInstance(instance, widget, report);
    expect(report).not.toHaveBeenCalled();
    expect(current).toMatchObject({ v: widget.version, id: instance.id });
    expect(checkInstance(current, texts, world).filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

it.each(migrated)('$type has instances of every older version, and migrations from version 1 on', widget => {
  const versions = older.flatMap(({ type, v }) => (type === widget.type ? [v] : []));
  for (let v = 1; v < widget.version; v += 1) expect(versions).toContain(v);
  expect(grammar.widgets[widget.type]?.oldest).toBe(1);
});
