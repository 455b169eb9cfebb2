/** Reports a finding in the browser: logs it, sends it with its component, and leaves the browser's own handling unchanged (R-OPS-2). */
import type { Report } from '#engine/definition/report.ts';
import type { EventLog } from '#stores/common/event-log.ts';
import type { ReportFailure } from './watch-failures.ts';

export function createReport(log: EventLog, reportFailure: ReportFailure): Report {
  return (code, message, { error = new Error(`${code} ${message}`), component, props } = {}) => {
    const name = typeof component === 'string' ? component : undefined;
    log('error:widget', { code, message, ...(name ? { component: name } : {}) });
    reportFailure({ code, error, component: name, props });
    reportError(error);
  };
}
