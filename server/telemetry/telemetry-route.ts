/** `POST /telemetry`: what browsers report, checked, redacted again, and logged. */

import { networkOf } from '#kernel/address/network-of.ts';
import { redact } from '#kernel/redact.ts';
import { limitPerMinute, type MinuteLimit } from '#kernel/work/minute-limit.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJson } from '#server/http/read-json.ts';
import type { Route } from '#server/http/route.ts';
import { requireOwnSite } from '#server/http/same-site.ts';
import { createForwarder } from './forward-report.ts';
import { type TelemetryReport, telemetryReport } from './telemetry-report.ts';

/** Of one batch, bytes. */
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
  const fromOwnSite = requireOwnSite(ownOrigins, 'Reports come from our pages.');
  const forward = forwardTo ? createForwarder(forwardTo) : null;
  return {
    url: '/telemetry',
    method: ['POST'],
    bodyLimit: largestReport,
    async onRequest(request, reply) {
      await fromOwnSite(request, reply);
      // Before the body is read, for reading costs as well.
      if (!limits.admits(networkOf(request.ip))) throw tooMany();
    },
    handler(request, reply) {
      const report = read(readJson(request));
      if (!limits.admitsItems(networkOf(request.ip), report.items.length)) throw tooMany();
      for (const { kind, ...item } of report.items) {
        const line = { telemetry: kind, session: report.session, locale: report.locale, ...item };
        if (kind === 'error') request.log.warn(line, 'a browser reports a failure');
        else request.log.info(line, 'telemetry');
      }
      forward?.(report, request.log, request.trace?.headers);
      reply.code(204).header('cache-control', 'no-store').send();
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

/** Our own code in browsers redacts already; other clients may not. */
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

interface ReportLimits {
  /** True when one more report fits into the minute; called before it is read. */
  admits(network: string): boolean;
  /** True when the items of a report fit as well: each of them is a line of the log. */
  admitsItems(network: string, items: number): boolean;
}

/** How much may be reported in a minute: by one network and by all of them, so that no client fills the log. */
export function createReportLimits({
  reports = { each: 60, together: 1_200 },
  items = { each: 2_000, together: 20_000 },
  now = Date.now,
}: {
  reports?: MinuteLimit;
  items?: MinuteLimit;
  now?: () => number;
} = {}): ReportLimits {
  const takeReports = limitPerMinute(reports, now);
  const takeItems = limitPerMinute(items, now);
  return {
    admits: network => takeReports(network, 1),
    admitsItems: takeItems,
  };
}
