/** Watches a page whose application does not run yet for what needs it: intent, scrolling, living parts in view, other tabs. */
import { canPrefetch } from '#app/navigation/can-prefetch.ts';
import { pathOfLink } from '#app/navigation/path-of-link.ts';
import { frameId } from '#engine/definition/frame-id.ts';
import type { PageState } from '#engine/view/serialise-page.ts';
import { linkIntentMs, scrollLimitMs, scrollRestMs } from '#kernel/work/timing.ts';
import { tabChannelName } from '../ports/browser-ports.ts';
import { widgetsOf } from '../ports/page-state.ts';
import { personalKeys } from './needs-application.ts';

/** What only the application can handle. The main menu is alive too: its submenus load with the first intent. */
const alive = 'button, input, select, textarea, label, nav [data-item], [data-panel], [data-interactive]';

/**
 * @param start starts the application.
 * @param started is aborted when it starts, by whatever: then nothing is watched any more.
 */
export function watchForNeed(page: PageState, start: () => void, started: AbortSignal): void {
  const passive = { passive: true, signal: started };
  watchPointer(start, started);
  watchScroll(start, started);
  addEventListener('pageshow', ({ persisted }) => persisted && start(), passive);
  addEventListener('storage', ({ key }) => (key === null || personalKeys.includes(key)) && start(), passive);
  watchTabs(start, started);
  watchVisible(page, start, started);
}

/** Resting on something alive starts the application; a link needs only its page, which the browser fetches. */
function watchPointer(start: () => void, started: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  started.addEventListener('abort', () => clearTimeout(timer));
  const handle = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (!(target instanceof Element)) return;
    const path = pathOfLink(target);
    // A finger does not rest: it presses, and follows the link at once.
    if (target.closest(alive)) {
      if (pointerType !== 'touch') timer = setTimeout(start, linkIntentMs);
    } else if (path !== null && pointerType === 'mouse' && canPrefetch())
      timer = setTimeout(() => prefetchDocument(path), linkIntentMs);
  };
  addEventListener('pointerover', handle, { passive: true, signal: started });
}

/** Not while it scrolls, and not at once: what is pressed then is answered sooner without the files of the application beside it. */
function watchScroll(start: () => void, started: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limit: typeof timer;
  started.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(limit);
  });
  const handle = () => {
    clearTimeout(timer);
    timer = setTimeout(start, scrollRestMs);
    limit ??= setTimeout(start, scrollLimitMs);
  };
  addEventListener('scroll', handle, { passive: true, signal: started });
}

const prefetched = new Set<string>();

/** Without the application, a link loads a document (R-ROUTE-17). */
function prefetchDocument(path: string): void {
  const href = path.split('#', 1)[0] ?? '';
  if (prefetched.has(href)) return;
  prefetched.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** Another tab has changed the cart, signed in, or the like. */
function watchTabs(start: () => void, started: AbortSignal): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(tabChannelName);
  channel.addEventListener('message', start);
  started.addEventListener('abort', () => channel.close());
}

function watchVisible(page: PageState, start: () => void, started: AbortSignal): void {
  const observer = new IntersectionObserver(
    entries => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  );
  started.addEventListener('abort', () => observer.disconnect());
  for (const widget of widgetsOf(page)) {
    const frame =
      'hydrate' in widget && widget.hydrate === 'visible' && document.getElementById(frameId(widget.id));
    if (frame) observer.observe(frame);
  }
}
