/** What colleagues say about the open document, and whether it is shown in place of the form. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CommentThread } from '#studio-api/comments.ts';

export class CommentStore {
  threads: readonly CommentThread[] = [];
  isShown = false;
  /** A comment that a link leads to, until its thread is found. */
  sought: string | null = null;
  /** The thread that a link has led to. */
  led: string | null = null;
  /** What is being written, by part: another selection loses nothing. */
  private readonly drafts = new Map<NodeAddress, string>();

  constructor() {
    makeAutoObservable(this, { threads: observableRef }, { autoBind: true });
  }

  get open(): readonly CommentThread[] {
    return this.threads.filter(({ resolved }) => resolved === null);
  }

  /** All threads, as the server has them. */
  receive(threads: readonly CommentThread[]): void {
    this.threads = threads;
  }

  /** One thread, as the server answers it. */
  put(thread: CommentThread): void {
    const isKnown = this.threads.some(({ id }) => id === thread.id);
    this.threads = isKnown
      ? this.threads.map(each => (each.id === thread.id ? thread : each))
      : [thread, ...this.threads];
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
  }

  /** Shows the thread of a comment as soon as it is there. */
  seek(comment: string): void {
    this.sought = comment;
    this.led = null;
    this.isShown = true;
  }

  /** The thread of the comment that was sought. */
  found(thread: string): void {
    this.sought = null;
    this.led = thread;
  }

  draftAt(nodeId: NodeAddress): string {
    return this.drafts.get(nodeId) ?? '';
  }

  setDraft(nodeId: NodeAddress, text: string): void {
    this.drafts.set(nodeId, text);
  }
}
