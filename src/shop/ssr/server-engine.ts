/** The widget engine on the server: all widget code is available, nothing is deferred to a trigger, failures are reported. */
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { Report } from '#engine/definition/report.ts';
import type { Engine } from '#engine/view/engine-context.ts';
import { noTriggers } from '#engine/view/hydration-triggers.ts';

export const createServerEngine = (
  widgets: Readonly<Record<string, AnyWidget>>,
  report: Report,
  features: readonly string[] = [],
): Engine => ({
  mode: 'server',
  widget: type => widgets[type],
  fetchWidget: type => Promise.resolve(widgets[type]),
  triggers: noTriggers,
  features,
  failed: () => null,
  report,
});
