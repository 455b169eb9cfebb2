/** What the engine tells the log or the telemetry about a page: findings that cost a widget, never the page. */
export type Report = (code: string, message: string, details?: Record<string, unknown>) => void;
