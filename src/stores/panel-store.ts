/** Which side panel is open; one at a time, closed by every navigation (facts 8.3). */
import { makeAutoObservable } from 'mobx';

export type PanelName = 'cart' | 'menu';

export class PanelStore {
  current: PanelName | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(name: PanelName): void {
    this.current = name;
  }

  close(): void {
    this.current = null;
  }
}
