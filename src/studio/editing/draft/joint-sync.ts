/** The posts of documents that are edited together, as the one thing that they are to the person who writes. */
import { makeAutoObservable } from 'mobx';
import type { SaveState, Sync } from './sync.ts';

/** What is furthest from being saved is said. */
const order: readonly SaveState[] = ['offline', 'saving', 'conflict'];

export class JointSync {
  readonly all: readonly Sync[];

  constructor(all: readonly Sync[]) {
    this.all = all;
    makeAutoObservable(this, { all: false, flush: false }, { autoBind: true });
  }

  get state(): SaveState {
    const states = new Set(this.all.map(({ state }) => state));
    return order.find(state => states.has(state)) ?? 'saved';
  }

  /** Posts at once what waits in any of them. */
  async flush(): Promise<void> {
    await Promise.all(this.all.map(sync => sync.flush()));
  }

  retry(): void {
    for (const sync of this.all) sync.retry();
  }
}
