/** Resolves to the path of a Chromium, which is downloaded or installed if necessary. */
export function findChromium(): Promise<string>;
