/** Every failure nobody caught is reported with its component and props; the browser's own handling goes on as before (R-OPS-2). */
import type { Failure } from '#analytics/telemetry/report-failure.ts';

/** `Suspense` and friends are nobody's: the first name that is a component's. */
export const componentOf = (stack: string | null | undefined): string | undefined =>
  /^\s*(?:at )?([A-Z][\w$]*)/m.exec(stack ?? '')?.[1];

export type ReportFailure = (failure: Failure) => void;

/** @param mayReport asked for each failure: reports may need consent. */
export function watchFailures(locale: string, mayReport: () => boolean): ReportFailure {
  const told = new WeakSet<object>();
  const reportFailure: ReportFailure = failure => {
    const { error } = failure;
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    if (!mayReport()) return;
    import('#analytics/telemetry/report-failure.ts').then(
      ({ reportFailure }) => reportFailure(failure, locale),
      () => undefined,
    );
  };
  addEventListener('error', ({ error, message }) => {
    // Without an error it is a picture, or another site's script: neither is ours.
    if (error) reportFailure({ code: 'UNCAUGHT', error: (error as unknown) ?? message });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reportFailure({ code: 'UNHANDLED', error: reason as unknown }),
  );
  return reportFailure;
}
