/** The toast of the tab: a new one replaces the old one (R-A11Y-11). Contains message ids, translated when shown. */
import { makeAutoObservable, observableRef } from 'mobx';

export interface Notice {
  message: string;
  values?: Record<string, string | number>;
  mode: 'none' | 'error' | 'success';
  /** A link after the message: its address, and the id of its text. */
  link?: { href: string; text: string };
  /** Until it is closed, because it asks for a choice. */
  stays?: true;
}

export class NoticeStore {
  notice: Notice | null = null;

  constructor() {
    makeAutoObservable(this, { notice: observableRef }, { autoBind: true });
  }

  show(message: string, options: Partial<Omit<Notice, 'message'>> = {}): void {
    this.notice = { mode: 'none', ...options, message };
  }

  hide(): void {
    this.notice = null;
  }
}
