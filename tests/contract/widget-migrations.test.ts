/** Every widget with several versions migrates an instance of each older version. */
import { migrateInstance } from '#engine/definition/migrate-instance.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { widgets } from '#registry/widgets-server.gen.ts';
import { describe, expect, it, vi } from 'vitest';

const migrated = Object.values(widgets).filter(({ version }) => version > 1);

describe.each(migrated.map(widget => ({ type: widget.type, widget })))('$type', ({ widget }) => {
  /** @proves FAULT-92 */
  it('migrates an instance of every older version', () => {
    for (let v = 1; v < widget.version; v += 1) {
      const report = vi.fn<() => void>();
      const instance = { type: widget.type, v, id: 'older', props: {} };
      expect(migrateInstance(instance, widget, report)).toMatchObject({ v: widget.version, id: 'older' });
      expect(report).not.toHaveBeenCalled();
    }
  });

  it('has migrations from version 1 on', () => {
    expect(grammar.widgets[widget.type]?.oldest).toBe(1);
  });
});
