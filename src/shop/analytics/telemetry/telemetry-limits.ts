/** Limits of telemetry. */

export const sessionIdleMs = 30 * 60_000;
export const sessionLifeMs = 24 * 60 * 60_000;
export const batchEveryMs = 15_000;
export const batchBytes = 102_400;
/** Maximum size of a request that a browser sends while the page unloads. */
export const beaconBytes = 60_000;
export const bufferItems = 2_000;
export const ajaxPerView = 500;
/** Failures per view; repeated failures are not reported. */
export const errorsPerView = 10;
