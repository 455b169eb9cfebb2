/** The open side panel: at most one, closed when a navigation begins (R-A11Y-12). */
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
  /** The view that the panel shows: `login`, `create`, a filter group … */
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
