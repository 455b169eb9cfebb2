/** Reports every uncaught error with its component and props; the browser's own handling continues unchanged (R-OPS-2). */
import type { Failure } from '#analytics/telemetry/report-failure.ts';

/** Skips `Suspense` and the like: returns the first name that belongs to a component. */
export const componentOf = (stack: string | null | undefined): string | undefined =>
  /^\s*(?:at )?([A-Z][\w$]*)/m.exec(stack ?? '')?.[1];

export type ReportFailure = (failure: Failure) => void;

/** @param mayReport called for each failure, because reports may need consent. */
export function watchFailures(locale: string, mayReport: () => boolean): ReportFailure {
  const reported = new WeakSet<object>();
  const reportFailure: ReportFailure = failure => {
    const { error } = failure;
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    if (!mayReport()) return;
    import('#analytics/telemetry/report-failure.ts').then(
      ({ reportFailure }) => reportFailure(failure, locale),
      () => undefined,
    );
  };
  addEventListener('error', ({ error, message }) => {
    // An event without an error comes from an image or from another site's script; it is not reported.
    if (error) reportFailure({ code: 'UNCAUGHT', error: (error as unknown) ?? message });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reportFailure({ code: 'UNHANDLED', error: reason as unknown }),
  );
  return reportFailure;
}
