/** Reports findings about a page to the log or to telemetry; a finding may remove a widget, but not fail the page. */
export type Report = (code: string, message: string, details?: Record<string, unknown>) => void;
