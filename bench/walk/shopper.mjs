/** A shopper with a phone: taps are counted, and the wait for something to see after each is measured in the page. */

import { setTimeout as pause } from 'node:timers/promises';

/** A step that the shop does not follow within this time has failed. */
const PATIENCE_MS = 20_000;
/** Where the page keeps its measurements from one document to the next. */
const KEY = 'bench-waits';
const INTERACTIONS = 'bench-interactions';

/** Runs in every document: the longest event of each interaction, as the browser times it for INP. */
function watchInteractions(key) {
  const nameOf = target => {
    const control = target?.closest?.('a, button, label, summary, input, select') ?? target;
    return (control?.ariaLabel || control?.textContent || control?.getAttribute?.('name') || '')
      .trim()
      .slice(0, 40);
  };
  const note = entries => {
    const times = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    for (const { interactionId, duration: ms, name, target } of entries)
      if (interactionId > 0) times.push({ ms, on: `${name} ${nameOf(target)}` });
    sessionStorage.setItem(key, JSON.stringify(times));
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  addEventListener('pagehide', () => note(observer.takeRecords()));
}

/** Runs in every document: from a tap to the frame after the first change that it causes. */
function watchFeedback(key) {
  let tapped = 0;
  let on = '';
  const now = () => performance.timeOrigin + performance.now();
  const end = () => {
    if (tapped === 0) return;
    const waits = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    waits.push({ on, ms: Math.round(now() - tapped) });
    sessionStorage.setItem(key, JSON.stringify(waits));
    tapped = 0;
  };
  // A timer after the callback of a frame runs when that frame has been painted.
  const changed = () => tapped > 0 && requestAnimationFrame(() => setTimeout(end));
  addEventListener(
    'click',
    ({ target }) => {
      const control = target.closest('a, button, label, summary, input, select') ?? target;
      on = (control.ariaLabel || control.textContent || control.getAttribute('name') || '')
        .trim()
        .slice(0, 40);
      tapped = now();
      // A press that waits for the application dims its control, by an animation and not by an attribute.
      setTimeout(() => {
        const isDimmed = each => !(each instanceof CSSTransition) && each.playState === 'running';
        if (control.getAnimations().some(isDimmed)) changed();
      });
    },
    true,
  );
  addEventListener('change', changed, true);
  // The browser itself shows that a page loads.
  addEventListener('pagehide', end);
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** Requests without an answer. The browser may renew the panels behind their stored answer, and never says that it ended. */
function watchRequests(page) {
  const underWay = new Set();
  page.on('request', request => {
    if (new URL(request.url()).pathname !== '/panels') underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, request => underWay.delete(request));
  // What an earlier document has asked for is not waited for.
  page.on('framenavigated', frame => frame === page.mainFrame() && underWay.clear());
  return underWay;
}

/** @param cpuRate how many times slower the processor of the phone is */
export async function createShopper(context, cpuRate) {
  await context.addInitScript(watchFeedback, KEY);
  await context.addInitScript(watchInteractions, INTERACTIONS);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (cpuRate > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  }
  let taps = 0;
  const underWay = watchRequests(page);
  /** Until the page is loaded and no request is under way: a shopper looks before the next tap. */
  const look = async () => {
    const until = performance.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < 5; ) {
      await page.waitForLoadState('load');
      await pause(100);
      quiet = underWay.size === 0 ? quiet + 1 : 0;
      if (performance.now() > until) throw new Error(`Never quiet: ${[...underWay].map(each => each.url())}`);
    }
  };
  const counted = async (count, work) => {
    await work;
    taps += count;
    await look();
  };
  const noted = name => page.evaluate(key => JSON.parse(sessionStorage.getItem(key) ?? '[]'), name);
  return {
    page,
    get taps() {
      return taps;
    },
    look,
    tap: locator => counted(1, locator.first().tap()),
    choose: (locator, option) => counted(2, locator.selectOption(option)),
    write: (locator, text) => counted(1, locator.fill(text)),
    waits: () => noted(KEY),
    /** Every event of an interaction that took 16 ms or more. */
    interactions: () => noted(INTERACTIONS),
  };
}
