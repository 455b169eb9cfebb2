/** The walk of a shopper on a phone: vehicle, winch, rope, plough package, declined card, invoice, withdrawal of one line. */
import { launchBrowser } from './browser.mjs';
import { freePort, startBuiltShop } from './built-shop.mjs';
import { walk } from './walk/route.mjs';
import { createShopper } from './walk/shopper.mjs';

export const title = 'The walk';
export const note =
  'On a phone of 360 × 780 px, in Finnish. A choice in a list of the device counts as two taps, a text field as one. Feedback: from a tap until the document, a field or the dimmed control has changed and a frame was painted, or until the page is left. INP is the slowest interaction by the browser’s event timing.';

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'fi-FI' };

const slowestOf = times => times.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: 0, on: '' };

async function walkOnce(browser, origin, cpuRate) {
  const context = await browser.newContext(phone);
  try {
    const shopper = await createShopper(context, cpuRate);
    await walk(shopper, origin);
    const waits = await shopper.waits();
    return {
      taps: shopper.taps,
      slowest: slowestOf(waits),
      // Of fewer than 50 interactions, INP is the slowest.
      interaction: slowestOf(await shopper.interactions()),
    };
  } finally {
    await context.close();
  }
}

export async function measure() {
  // Benches that run at the same time must not share the port of the payment service.
  const shop = await startBuiltShop({ PAYMENT_SANDBOX_PORT: String(await freePort()) });
  const browser = await launchBrowser();
  try {
    const plain = await walkOnce(browser, shop.origin, 1);
    const slow = await walkOnce(browser, shop.origin, 4);
    return [
      {
        columns: ['plain', '4 × CPU'],
        rows: [
          {
            name: 'taps',
            values: { plain: plain.taps, '4 × CPU': slow.taps },
            goal: { most: 60 },
            budget: 60,
          },
          {
            name: 'slowest feedback, ms',
            values: { plain: plain.slowest.ms, '4 × CPU': slow.slowest.ms },
            goal: { most: 300 },
          },
          {
            name: 'interaction to next paint (INP), ms',
            values: { plain: plain.interaction.ms, '4 × CPU': slow.interaction.ms },
            goal: { most: 200 },
          },
          {
            name: 'of the feedback, the tap',
            values: { plain: plain.slowest.on, '4 × CPU': slow.slowest.on },
          },
          {
            name: 'of INP, the event',
            values: { plain: plain.interaction.on, '4 × CPU': slow.interaction.on },
          },
        ],
      },
    ];
  } finally {
    await browser.close();
    await shop.stop();
  }
}
