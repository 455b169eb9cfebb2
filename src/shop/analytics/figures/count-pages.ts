/** What is counted of the page on the screen: each part once per view, as seen and as pressed, and what follows a press. */
import { frameId } from '#engine/definition/frame-id.ts';
import type { TriedArms } from '#kernel/experiment/choose-arm.ts';
import type { LastPress, PressedPart } from './last-press.ts';
import type { SeenArms } from './seen-arms.ts';
import type { CountedOrder, UnsentFigures } from './unsent-figures.ts';
import { watchExposure } from './watch-exposure.ts';

/** What figures need to know of a page. */
export interface CountedPage {
  id: string;
  access: string;
  /** Made for one visitor: cart, checkout, account. */
  personal: boolean;
  /** `tried`: of a visitor who takes part in experiments. */
  context: { path: string; tried?: TriedArms };
  regions: Readonly<Record<string, readonly { widgets: readonly CountedWidget[] }[]>>;
}

interface CountedWidget {
  id: string;
  type: string;
}

interface PageCounts {
  /** Begins a view. @param isAgain also for the page that was on the screen before */
  show(page: CountedPage, isAgain?: boolean): void;
  /** Finds parts that have appeared since. */
  look(): void;
  /** @param target of a click */
  press(target: EventTarget | null): void;
  /** @param target a button, or the form that was submitted */
  pressControl(target: EventTarget | null): void;
  /** Something has followed the last press of the visit. */
  follow(name: 'productViews' | 'carts'): void;
  followByOrder(order: CountedOrder): void;
  /** The page on the screen; undefined for one that is not counted. */
  readonly page: CountedPage | undefined;
  stop(): void;
}

const controls = 'a[href], button, [role="button"], summary, input[type="submit"]';
const isProduct = ({ type }: CountedWidget) => type === 'product-detail';
const widgetsOf = (page: CountedPage | undefined): CountedWidget[] =>
  Object.values(page?.regions ?? {}).flatMap(containers => containers.flatMap(({ widgets }) => widgets));

/** The experiments of whose arms the widget is a part. */
const triedBy = ({ context }: CountedPage, { id }: CountedWidget) =>
  Object.entries(context.tried ?? {}).filter(([, { parts }]) => parts.includes(id));

/** Where staff look at what is not published. */
const isPreview = ({ access }: CountedPage) =>
  access === 'preview' || location.pathname.startsWith('/preview/');

export interface CountPorts {
  counts: UnsentFigures;
  lastPress: LastPress;
  arms: SeenArms;
}

export function countPages({ counts, lastPress, arms }: CountPorts): PageCounts {
  let page: CountedPage | undefined;
  let widgets = new Map<Element, CountedWidget>();
  let counted = new Set<string>();

  const once = (part: PressedPart, name: 'shown' | 'pressed') => {
    const key = `${name} ${part.part}`;
    if (counted.has(key)) return;
    counted.add(key);
    counts.add(part, name);
  };
  const see = (widget: CountedWidget) => {
    if (!page) return;
    once({ page: page.id, part: widget.id }, 'shown');
    for (const [experiment, { arm }] of triedBy(page, widget)) arms.see(page.id, experiment, arm);
  };
  const exposure = watchExposure(element => {
    const widget = widgets.get(element);
    if (widget) see(widget);
  });
  const look = () => {
    for (const widget of widgetsOf(page)) {
      const frame = document.getElementById(frameId(widget.id));
      if (!frame || widgets.has(frame)) continue;
      widgets.set(frame, widget);
      exposure.observe(frame);
    }
  };
  const follow: PageCounts['follow'] = name => {
    const part = lastPress.read();
    if (part) counts.add(part, name);
    arms.follow(name);
  };
  const pressControl: PageCounts['pressControl'] = target => {
    const frame = target instanceof Element ? target.closest('[data-widget]') : null;
    const widget = frame && widgets.get(frame);
    if (!page || !widget) return;
    const part = { page: page.id, part: widget.id };
    // What is pressed before its second is over was seen as well.
    see(widget);
    once(part, 'pressed');
    for (const [experiment] of triedBy(page, widget)) arms.press(experiment);
    // The steps of a purchase have not led to it.
    if (!page.personal && !isProduct(widget)) lastPress.remember(part);
  };
  return {
    show(next, isAgain = false) {
      if (page && !isAgain && next.id === page.id && next.context.path === page.context.path) return;
      page = isPreview(next) ? undefined : next;
      exposure.reset();
      widgets = new Map();
      counted = new Set();
      if (!page) return;
      // A page goes on with the visit, also one that nothing follows from.
      lastPress.read();
      once({ page: page.id, part: '' }, 'shown');
      look();
      if (widgetsOf(page).some(isProduct)) follow('productViews');
    },
    look,
    press(target) {
      if (target instanceof Element) pressControl(target.closest(controls));
    },
    pressControl,
    follow,
    followByOrder(order) {
      const part = lastPress.read();
      if (part) counts.addOrder(part, order);
      arms.followByOrder(order);
    },
    get page() {
      return page;
    },
    stop: exposure.stop,
  };
}
