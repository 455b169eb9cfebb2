/** What colleagues say about the open document, and whether it is shown in place of the form. */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { AnswerPost, CommentThread } from '#studio-api/comments.ts';

/** Where something is being written: at a part, or as an answer in a thread. */
export type WritingPlace = `part:${NodeAddress}` | `thread:${string}`;

export interface CommentDraft extends AnswerPost {
  isSending: boolean;
}

export class CommentStore {
  threads: readonly CommentThread[] = [];
  /** A comment that a link leads to, until its thread is found. */
  sought: string | null = null;
  /** The thread that a link has led to. */
  led: string | null = null;
  /** What is being written: neither another selection nor a colleague's change loses it. */
  private readonly drafts = new Map<WritingPlace, CommentDraft>();
  /** Where the form of an answer is open. */
  private readonly answering = new Set<WritingPlace>();

  /** Whether comments are shown in place of the form: of all documents that are edited together, or of none. */
  private readonly panel: { isShown: boolean };

  /** @param beside comments of the document that this one is edited with */
  constructor(beside?: CommentStore) {
    this.panel = beside?.panel ?? observable({ isShown: false });
    makeAutoObservable<this, 'panel'>(this, { threads: observableRef, panel: false }, { autoBind: true });
  }

  get isShown(): boolean {
    return this.panel.isShown;
  }

  get open(): readonly CommentThread[] {
    return this.threads.filter(({ resolved }) => resolved === null);
  }

  /** All threads, as the server has them. */
  receive(threads: readonly CommentThread[]): void {
    this.threads = threads;
    const stored = new Set(threads.flatMap(({ comments }) => comments.map(({ id }) => id)));
    // Its answer was lost on the way; under its id nothing else would be stored.
    for (const [place, { id }] of [...this.drafts]) if (stored.has(id)) this.end(place, id);
  }

  /** One thread, as the server answers it. */
  put(thread: CommentThread): void {
    const isKnown = this.threads.some(({ id }) => id === thread.id);
    this.threads = isKnown
      ? this.threads.map(each => (each.id === thread.id ? thread : each))
      : [thread, ...this.threads];
  }

  show(isShown: boolean): void {
    this.panel.isShown = isShown;
  }

  /** Shows the thread of a comment as soon as it is there. */
  seek(comment: string): void {
    this.sought = comment;
    this.led = null;
    this.panel.isShown = true;
  }

  /** The thread of the comment that was sought. */
  found(thread: string): void {
    this.sought = null;
    this.led = thread;
  }

  draftAt(place: WritingPlace): CommentDraft | undefined {
    return this.drafts.get(place);
  }

  /** What is written first gets the id that it keeps until it is stored: sent again, it is stored and mailed once. */
  write(place: WritingPlace, words: Pick<AnswerPost, 'text' | 'to'>): void {
    const id = this.drafts.get(place)?.id ?? crypto.randomUUID();
    this.drafts.set(place, { id, ...words, isSending: false });
  }

  setSending(place: WritingPlace, isSending: boolean): void {
    const draft = this.drafts.get(place);
    if (draft) this.drafts.set(place, { ...draft, isSending });
  }

  /** The comment is stored. */
  end(place: WritingPlace, id: string): void {
    if (this.drafts.get(place)?.id !== id) return;
    this.drafts.delete(place);
    this.answering.delete(place);
  }

  isAnswering(thread: string): boolean {
    return this.answering.has(`thread:${thread}`);
  }

  setAnswering(thread: string, isAnswering: boolean): void {
    if (isAnswering) this.answering.add(`thread:${thread}`);
    else this.answering.delete(`thread:${thread}`);
  }
}
