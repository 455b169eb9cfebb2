/** For whom and how wide the history shows pages. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { CanvasContext } from '#studio-api/canvas.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import type { PageView } from '../../editing/context/editor-context.ts';
import { changedContext, startContext } from '../../editing/context/start-context.ts';

export class ViewStore implements PageView {
  readonly session: StudioSession;
  context: CanvasContext;
  width: number | null = null;

  constructor(session: StudioSession) {
    this.session = session;
    this.context = startContext(session);
    makeAutoObservable(this, { session: false, context: observableRef }, { autoBind: true });
  }

  setContext(change: Partial<CanvasContext>): void {
    this.context = changedContext(this.context, change);
  }

  resetContext(): void {
    this.context = { ...startContext(this.session), locale: this.context.locale };
  }

  setWidth(width: number | null): void {
    this.width = width;
  }
}
