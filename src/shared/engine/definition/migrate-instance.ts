/** Migrates older widget instances with pure steps; an instance newer than the build or without a step is not rendered (R-PAGE-7). */
import type { AnyWidget, WidgetInstance } from './contract.ts';
import type { Report } from './report.ts';

export function migrateInstance(
  instance: WidgetInstance,
  widget: Pick<AnyWidget, 'version' | 'migrations'>,
  report: Report,
): WidgetInstance | null {
  if (instance.v > widget.version) {
    report(
      'MIG001',
      `Widget "${instance.type}" v${instance.v} is newer than this build (v${widget.version})`,
      { id: instance.id },
    );
    return null;
  }
  let current = instance;
  for (let version = instance.v; version < widget.version; version += 1) {
    const step = widget.migrations?.[version - 1];
    if (!step) {
      report('MIG003', `No step from v${version} of "${instance.type}"`, {
        id: instance.id,
      });
      return null;
    }
    try {
      current = { ...step(current), v: version + 1 };
    } catch (error) {
      report('MIG002', `The step from v${version} of "${instance.type}" failed`, {
        id: instance.id,
        error,
      });
      return null;
    }
  }
  return current;
}
