/** Whether the shop shows that it loads: after a delay, and then for a moment at least (R-ROUTE-19). */
import { fetchMinimumMs, loaderDelayMs } from '#kernel/timing.ts';
import { makeAutoObservable, runInAction } from 'mobx';

export class LoadingStore {
  /** What has run longer than its delay and has not ended. */
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
   * Something has begun that may take long.
   * @param delay until it is shown, ms.
   * @returns what ends it; calling it twice does nothing more.
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
