/** @param before the build that is there, if any. @param next the new one, whole. */
export function keepPrevious(before: string, next: string): void;
