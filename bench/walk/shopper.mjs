/** A shopper with a phone: taps are counted, and the wait for something to see after each is measured in the page. */

/** A step that the shop does not follow within this time has failed. */
const PATIENCE_MS = 20_000;
/** Where the page keeps its measurements from one document to the next. */
const KEY = 'bench-waits';

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

/** @param cpuRate how many times slower the processor of the phone is */
export async function createShopper(context, cpuRate) {
  await context.addInitScript(watchFeedback, KEY);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (cpuRate > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  }
  let taps = 0;
  /** Until no request is under way: a shopper looks before the next tap. */
  const look = () => page.waitForLoadState('networkidle');
  const counted = async (count, work) => {
    await work;
    taps += count;
    await look();
  };
  return {
    page,
    get taps() {
      return taps;
    },
    look,
    tap: locator => counted(1, locator.first().tap()),
    choose: (locator, option) => counted(2, locator.selectOption(option)),
    write: (locator, text) => counted(1, locator.fill(text)),
    waits: () => page.evaluate(key => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEY),
  };
}
