/**
 * Counts how often the parts of pages are seen and pressed, and what follows in the visit (R-STUDIO-200). Fetched with
 * consent to statistics alone, when the page is quiet; it needs no application, and goes on when one starts.
 */
import { type EventSource, hearAll } from '../events/hear-all.ts';
import { answeredPress } from './answered-press.ts';
import { type CountedPage, countPages } from './count-pages.ts';
import { createLastPress, pressedKey, type TabStorage } from './last-press.ts';
import { armsKey, createSeenArms } from './seen-arms.ts';
import { sendFigures } from './send-figures.ts';
import { createUnsentFigures } from './unsent-figures.ts';

export interface FigureCounter {
  /** Counts what the application logs. @param page that is on the screen */
  hear(record: EventSource, page: () => CountedPage): void;
  /** Ends counting, and forgets what was not sent, which part was pressed and which arms were seen. */
  stop(): void;
}

let running: (FigureCounter & { show(page: CountedPage): void }) | null = null;

export interface FigurePorts {
  storage: TabStorage;
  /** Values that stay when the tab is closed. */
  lasting: TabStorage;
  /** Whether statistics are allowed now: another tab may have withdrawn it. */
  isAllowed(): boolean;
}

/** Starts counting, once per document. @param page that is on the screen */
export function startFigures(page: CountedPage, ports: FigurePorts): FigureCounter {
  const figures = (running ??= createFigures(ports));
  // A page that was rendered in advance is seen when it is opened.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', () => figures.show(page), { once: true });
  else figures.show(page);
  return figures;
}

function createFigures({ storage, lasting, isAllowed }: FigurePorts): NonNullable<typeof running> {
  const counts = createUnsentFigures(() => crypto.randomUUID());
  const arms = createSeenArms(lasting, counts);
  const pages = countPages({ counts, lastPress: createLastPress(storage), arms });
  const ended = new AbortController();
  const { signal } = ended;
  const send = () => {
    if (!isAllowed()) return stop();
    const report = counts.take();
    if (report) sendFigures(report.body, () => report.seen.forEach(arms.forget));
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  addEventListener('click', ({ target }) => pages.press(target), { capture: true, passive: true, signal });
  addEventListener(answeredPress, ({ target }) => pages.pressControl(target), { signal });
  addEventListener('pagehide', send, { signal });
  // The browser's back button has brought back the document as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && pages.page && pages.show(pages.page, true), {
    signal,
  });
  document.addEventListener('visibilitychange', sendWhenHidden, { signal });
  const changes = new MutationObserver(pages.look);
  changes.observe(document.body, { childList: true, subtree: true });
  return {
    show: page => pages.show(page),
    hear(record, page) {
      const unsubscribe = hearAll('figures', record, (event, isEarlier) => {
        if (event.type === 'page:impression' && !isEarlier) pages.show(page());
        else if (event.type === 'cart:add') pages.follow('carts');
        else if (event.type === 'checkout:purchase') {
          const { currency, sumIncVat } = event.data.order;
          // By hand: the shared module of sums is in a file that would fetch the application.
          pages.followByOrder({ currency, value: Math.round(sumIncVat * 100) });
        }
      });
      signal.addEventListener('abort', unsubscribe);
    },
    stop,
  };

  function stop(): void {
    ended.abort();
    changes.disconnect();
    pages.stop();
    counts.forget();
    storage.remove(pressedKey);
    lasting.remove(armsKey);
    running = null;
  }
}
