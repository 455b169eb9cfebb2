/** The viewport class, from the configured breakpoints and media queries, never from the user agent (R-A11Y-20). */

import { makeAutoObservable, runInAction } from 'mobx';
import {
  type Breakpoints,
  serverWidth,
  usualBreakpoints,
  type ViewportName,
  viewportOf,
} from '#kernel/viewport.ts';

/** The part of `matchMedia` that is used, so that tests need no window. */
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

  /** Measures now and after every change. */
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
