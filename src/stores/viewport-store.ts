/** The class of the screen, from the configured widths and what the browser measures; never from its name (R-A11Y-20). */
import {
  type Breakpoints,
  serverWidth,
  usualBreakpoints,
  type ViewportName,
  viewportOf,
} from '#kernel/viewport.ts';
import { makeAutoObservable, runInAction } from 'mobx';

/** The part of `matchMedia` that is used, so that a test needs no window. */
type Match = (query: string) => {
  matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
};

export class ViewportStore {
  name: ViewportName;
  private readonly breakpoints: Breakpoints;

  constructor(breakpoints: Breakpoints = usualBreakpoints) {
    this.breakpoints = breakpoints;
    this.name = viewportOf(serverWidth, breakpoints);
    makeAutoObservable<ViewportStore, 'breakpoints'>(this, { breakpoints: false }, { autoBind: true });
  }

  /** Measures now and with every change from here on. */
  follow(match: Match): void {
    const queries = this.breakpoints.map(width => match(`(min-width: ${width}px)`));
    const measure = () => {
      const reached = this.breakpoints.filter((_width, index) => queries[index]?.matches === true);
      runInAction(() => (this.name = viewportOf(reached.at(-1) ?? 0, this.breakpoints)));
    };
    for (const query of queries) query.addEventListener('change', measure);
    measure();
  }
}
