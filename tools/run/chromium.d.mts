/** The path of a Chromium, which is fetched or installed where there is none. */
export function findChromium(): Promise<string>;
