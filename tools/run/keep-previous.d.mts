/** @param before the previous build, if any. @param next the new build, complete. */
export function keepPrevious(before: string, next: string): void;
