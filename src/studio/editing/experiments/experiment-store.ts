/** Which versions of the page's experiments the canvas shows, and where another experiment is about to begin. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { Arms } from '#kernel/experiment/choose-arm.ts';

export class ExperimentStore {
  /** Ids of arms by experiment; of the others the first one is shown. */
  shown: Arms = {};
  /** The part for which the dialog is open; null while it is closed. */
  trying: NodeAddress | null = null;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  show(experiment: string, arm: string): void {
    if (this.shown[experiment] !== arm) this.shown = { ...this.shown, [experiment]: arm };
  }

  requestTry(id: NodeAddress | null): void {
    this.trying = id;
  }
}
