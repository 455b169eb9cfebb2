/** Moments of `demo.json` as the database has them: its past is always as long ago. */

const DAY = 86_400_000;

/**
 * @param writtenOn the day of the file
 * @returns days that have passed since then, in UTC; 0 for a file of a later day
 */
export function daysSince(writtenOn: string, now = new Date()): number {
  return Math.max(0, Math.floor(now.getTime() / DAY) - Math.floor(Date.parse(writtenOn) / DAY));
}
