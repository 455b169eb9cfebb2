/** Reports one failure anonymously: without visit, query string or personal data (R-ANALYTICS-9). */
import { redact, redactText } from '#kernel/redact.ts';
import { sendReport } from './send-report.ts';
import { errorsPerView } from './telemetry-limits.ts';

export interface Failure {
  code: string;
  error: unknown;
  /** The component that failed. */
  component?: string | undefined;
  props?: unknown;
}

const reported = new Set<string>();
let reportedPath = '';

/** Reports at most ten different failures per view. */
export function reportFailure({ code, error, component, props }: Failure, locale: string): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: String(error), stack: undefined };
  if (reportedPath !== location.pathname) reported.clear();
  reportedPath = location.pathname;
  const what = `${code} ${component ?? ''} ${message}`;
  if (reported.has(what) || reported.size >= errorsPerView) return;
  reported.add(what);
  const item = {
    kind: 'error',
    at: Date.now(),
    code,
    name: name.slice(0, 120),
    message: redactText(message),
    ...(stack ? { stack: redactText(stack.slice(0, 1_000)) } : {}),
    ...(component ? { component: component.slice(0, 200) } : {}),
    props: redact(props ?? null),
    path: redactText(location.pathname).slice(0, 500),
  };
  sendReport(JSON.stringify({ v: 1, locale, items: [item] }));
}
