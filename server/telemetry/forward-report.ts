/** Forwards reports to a configured collector in the background; one that does not answer is only logged. */
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryReport } from './telemetry-report.ts';

/** Reports under way at once; more are dropped. */
const MAX_CONCURRENT = 20;
const PATIENCE_MS = 5_000;

export function createForwarder(
  url: string,
): (
  report: TelemetryReport,
  log: Pick<FastifyBaseLogger, 'warn'>,
  trace?: Readonly<Record<string, string>>,
) => void {
  let underWay = 0;
  return (report, log, trace) => {
    if (underWay >= MAX_CONCURRENT) return;
    underWay += 1;
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...trace },
      body: JSON.stringify(report),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(
        answer => {
          if (!answer.ok) log.warn({ status: answer.status }, 'the telemetry collector refused a report');
        },
        (error: unknown) => log.warn({ err: error }, 'the telemetry collector does not answer'),
      )
      .finally(() => {
        underWay -= 1;
      });
  };
}
