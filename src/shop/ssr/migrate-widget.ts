/** Brings widgets that were saved with an earlier build to the versions of this one. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { migrateInstance } from '#engine/definition/migrate-instance.ts';
import type { Report } from '#engine/definition/report.ts';
import { widgets } from '#registry/widgets-server.gen.ts';

/** Null for a widget that is newer than this build, unknown to it, or cannot be brought to it. */
export const createMigrate =
  (report: Report) =>
  (widget: WidgetInstance): WidgetInstance | null => {
    const known = widgets[widget.type];
    return known ? migrateInstance(widget, known, report) : null;
  };
