/** Finds a Chromium for the journeys, or gets one: what is there, else Playwright's, else the distribution's when root. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installed() {
  if (process.env.CHROMIUM_PATH)
    return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names
    .flatMap(name => folders.map(folder => join(folder, name)))
    .find(path => existsSync(path));
  if (found) return found;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/** @returns the path of an executable; throws with what to do when there is none to be had. */
export async function findChromium() {
  const here = installed();
  if (here) return here;
  console.log('… fetching a Chromium for the journeys');
  await run('node_modules/.bin/playwright', ['install', 'chromium']);
  if (installed()) return installed();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('… installing the distribution’s chromium package');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    if (installed()) return installed();
  }
  throw new Error('No Chromium to run the journeys in: install one, or set CHROMIUM_PATH to its executable');
}
