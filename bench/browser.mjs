/** The whole Chromium that benches measure with. */
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/run/chromium.mjs';

/** Without what a browser loads for itself. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = async (args = []) =>
  chromium.launch({ executablePath: await findChromium({ whole: true }), args: [...quiet, ...args] });
