/** How much is measured. */

export const sessionIdleMs = 30 * 60_000;
export const sessionLifeMs = 24 * 60 * 60_000;
export const batchEveryMs = 15_000;
export const batchBytes = 102_400;
/** What a browser hands over for a page that is going away. */
export const beaconBytes = 60_000;
export const bufferItems = 2_000;
export const ajaxPerView = 500;
/** Failures per view; repetitions are not reported. */
export const errorsPerView = 10;
