/** Which side panel is open; one at a time, closed by every navigation (R-A11Y-12). */
import { makeAutoObservable } from 'mobx';

export type PanelName =
  | 'account'
  | 'cart'
  | 'filters'
  | 'market'
  | 'menu'
  | 'notify'
  | 'price-history'
  | 'search'
  | 'variants';

export class PanelStore {
  current: PanelName | null = null;
  /** Which of its views a panel shows: `login`, `create`, a filter group … */
  frame: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(name: PanelName, frame: string | null = null): void {
    this.current = name;
    this.frame = frame;
  }

  setFrame(frame: string): void {
    this.frame = frame;
  }

  close(): void {
    this.current = null;
    this.frame = null;
  }
}
