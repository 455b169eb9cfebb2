/** The whole Chromium that benches measure with. */
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tools/run/chromium.mjs';

export const launchBrowser = async (args = []) =>
  chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: [...chromiumArguments, ...args],
  });
