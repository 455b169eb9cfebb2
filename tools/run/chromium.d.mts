/** The path of a Chromium, which is installed where there is none; undefined: Playwright has its own. */
export function findChromium(options?: { whole?: boolean }): Promise<string | undefined>;

/** The browser of `CHROMIUM_PATH` or of the search path; undefined when there is none. */
export function installedChromium(options?: { whole?: boolean }): string | undefined;

/** Arguments of every launch: as root too, and without what a browser loads for itself. */
export const chromiumArguments: readonly string[];
