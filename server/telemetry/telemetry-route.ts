/** `POST /telemetry`: what browsers report, checked, freed of personal data once more, and logged (R-ANALYTICS-8). */
import { networkOf } from '#backend/index.ts';
import { redact } from '#kernel/redact.ts';
import { answer } from '#server/http/answer.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJson } from '#server/http/read-json.ts';
import type { Route } from '#server/http/router.ts';
import { mayWrite } from '#server/http/same-site.ts';
import { createForwarder } from './forward-report.ts';
import { createReportLimits, type ReportLimits } from './report-limits.ts';
import { telemetryReport, type TelemetryReport } from './telemetry-report.ts';

/** Of one batch, bytes (R-ANALYTICS-8). */
export const largestReport = 102_400;

export interface TelemetryOptions {
  ownOrigins: ReadonlySet<string>;
  /** A collector besides the log. */
  forwardTo: string | undefined;
  limits?: ReportLimits;
}

export function telemetryRoute({
  ownOrigins,
  forwardTo,
  limits = createReportLimits(),
}: TelemetryOptions): Route {
  const forward = forwardTo ? createForwarder(forwardTo) : null;
  return {
    path: '/telemetry',
    methods: ['POST'],
    async handle(exchange) {
      if (!mayWrite(exchange.req.headers, ownOrigins))
        throw new HttpError(403, 'Reports come from our pages.');
      const network = networkOf(exchange.ip);
      // Before a byte is read, for reading costs as well.
      if (!limits.admits(network)) throw tooMany();
      const report = read(await readJson(exchange.req, largestReport));
      if (!limits.admitsItems(network, report.items.length)) throw tooMany();
      for (const { kind, ...item } of report.items) {
        const line = { telemetry: kind, session: report.session, locale: report.locale, ...item };
        if (kind === 'error') exchange.log.warn(line, 'a browser reports a failure');
        else exchange.log.info(line, 'telemetry');
      }
      forward?.(report, exchange.log);
      answer(exchange, 204, '', { 'cache-control': 'no-store' });
    },
  };
}

const tooMany = () => new HttpError(429, 'Too many reports.', { 'retry-after': '60' });

/** @throws HttpError 400 for anything but a report. */
function read(raw: unknown): TelemetryReport {
  const { success, data } = telemetryReport.safeParse(raw);
  if (!success) throw new HttpError(400, 'That is not a report.');
  return { ...data, items: data.items.map(clean) };
}

/** Browsers redact already; whoever speaks to us without ours may not. */
function clean(item: TelemetryReport['items'][number]): TelemetryReport['items'][number] {
  const { kind, ...rest } = item;
  const { message, stack, ...fields } = rest as { message?: string; stack?: string };
  return {
    kind,
    ...(redact(fields) as object),
    ...(message === undefined ? {} : { message: redact(message) }),
    ...(stack === undefined ? {} : { stack: redact(stack) }),
  } as TelemetryReport['items'][number];
}
