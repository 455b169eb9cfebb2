/** The path of a Chromium, which is installed where there is none; undefined: Playwright has its own. */
export function findChromium(): Promise<string | undefined>;

/** The browser of `CHROMIUM_PATH` or of the search path; undefined when there is none. */
export function installedChromium(): string | undefined;
