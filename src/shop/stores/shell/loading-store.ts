/** Whether the loading indicator is shown: after a delay, and then for a minimum time (R-ROUTE-19). */

import { makeAutoObservable, runInAction } from 'mobx';
import { fetchMinimumMs, loaderDelayMs } from '#kernel/work/timing.ts';

export class LoadingStore {
  /** Number of tasks that have exceeded their delay and have not ended. */
  private late = 0;
  isShown = false;
  private shownAt = 0;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
    makeAutoObservable<LoadingStore, 'late' | 'shownAt' | 'now'>(
      this,
      { late: false, shownAt: false, now: false },
      { autoBind: true },
    );
  }

  /**
   * Starts a task that may take long.
   * @param delay until the indicator is shown, ms.
   * @returns a function that ends the task; further calls have no effect.
   */
  begin(delay = loaderDelayMs): () => void {
    let state: 'waiting' | 'late' | 'over' = 'waiting';
    const timer = setTimeout(() => {
      state = 'late';
      this.show();
    }, delay);
    return () => {
      clearTimeout(timer);
      if (state === 'late') this.settle();
      state = 'over';
    };
  }

  private show(): void {
    this.late += 1;
    if (!this.isShown) this.shownAt = this.now();
    this.isShown = true;
  }

  private settle(): void {
    this.late -= 1;
    const left = this.shownAt + fetchMinimumMs - this.now();
    if (left <= 0) this.hide();
    else setTimeout(this.hide, left);
  }

  private hide(): void {
    if (this.late === 0) runInAction(() => (this.isShown = false));
  }
}
