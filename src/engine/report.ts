/** Reports findings about a page to the log or to telemetry; they may cost a widget, never the page. */
export type Report = (code: string, message: string, details?: Record<string, unknown>) => void;
