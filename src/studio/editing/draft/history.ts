/** The steps that this editor can undo and redo. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** The document that a step changes: documents that are edited together have one history. */
export interface SteppedDraft {
  readonly id: DocumentId;
  /** A second document that the step changes. */
  readonly other?: DocumentId;
  /** Applies the operations of a step. @returns those that take them back; later, where the server decides */
  repeat(
    ops: readonly DocumentOperation[],
  ): readonly DocumentOperation[] | 'refused' | 'no-effect' | Promise<RepeatedLater>;
}

/** What became of a step that the server decides about. `later`: it cannot be reached, and the step stays. */
export type RepeatedLater =
  | { kind: 'done'; document: DocumentId; select: NodeAddress }
  | { kind: 'refused' | 'later' };

export interface HistoryStep {
  draft: SteppedDraft;
  /** What the step is called: "Headline". */
  label: string;
  /** The operations that take the step back, or do it again. */
  ops: readonly DocumentOperation[];
  /** What is selected afterwards; undefined: the selection stays. */
  select?: NodeAddress | null | undefined;
  /** What is selected after the opposite step. */
  opposite?: NodeAddress | null | undefined;
}

export type UndoResult =
  | {
      kind: 'done' | 'skipped';
      label: string;
      /** The document that the step changes, and what is selected in it afterwards. */
      document: DocumentId;
      select: NodeAddress | null | undefined;
    }
  | { kind: 'later'; label: string }
  | { kind: 'nothing' }
  /** The server decides. */
  | { kind: 'started'; done: Promise<UndoResult> };

/** What a step has led to in the end. */
export const settled = (result: UndoResult): UndoResult | Promise<UndoResult> =>
  result.kind === 'started' ? result.done : result;

/** Typing on after a longer pause begins another step. */
const PAUSE_MS = 1_000;

interface Typing {
  key: string;
  at: number;
}

export class History {
  undoable: readonly HistoryStep[] = [];
  redoable: readonly HistoryStep[] = [];
  private typing: Typing | null = null;
  /** A step that the server decides about: the next one waits for it. */
  private waiting: Promise<unknown> | null = null;

  constructor() {
    makeAutoObservable<this, 'typing' | 'waiting'>(
      this,
      {
        undoable: observableRef,
        redoable: observableRef,
        typing: false,
        waiting: false,
      },
      { autoBind: true },
    );
  }

  /**
   * Remembers a change.
   * @param step with the operations that undo it
   * @param key of what is typed in; changes with the same key without a rest between them are one step
   * @param now milliseconds
   */
  add(step: HistoryStep, key: string | undefined, now: number): void {
    const last = this.undoable.at(-1);
    const goesOn = key !== undefined && this.typing?.key === key && now - this.typing.at < PAUSE_MS;
    this.undoable =
      goesOn && last
        ? [...this.undoable.slice(0, -1), { ...last, ops: joined(step.ops, last.ops) }]
        : [...this.undoable, step];
    this.redoable = [];
    this.typing = key === undefined ? null : { key, at: now };
  }

  /** The next change begins another step, as after leaving a field. */
  endTyping(): void {
    this.typing = null;
  }

  /**
   * Remembers a change that the server decides about; what is undone meanwhile waits for it.
   * @param work resolves to the step; null: nothing was changed
   */
  async addLater(work: Promise<HistoryStep | null>): Promise<void> {
    this.typing = null;
    const added = work
      .then(step => step && this.remember(step))
      .finally(() => {
        this.waiting = null;
      });
    this.waiting = added;
    await added;
  }

  private remember(step: HistoryStep): void {
    this.undoable = [...this.undoable, step];
    this.redoable = [];
  }

  undo(): UndoResult {
    return this.repeatLast('undoable', 'redoable');
  }

  redo(): UndoResult {
    return this.repeatLast('redoable', 'undoable');
  }

  /** A step whose field another user has changed since is skipped: undoing it would take back their work. */
  private repeatLast(from: Steps, to: Steps): UndoResult {
    this.typing = null;
    if (this.waiting)
      return { kind: 'started', done: this.waiting.then(() => settled(this.repeatLast(from, to))) };
    const step = this[from].at(-1);
    if (!step) return { kind: 'nothing' };
    const { draft, label, select, opposite, ops } = step;
    const document = draft.id;
    const applied = draft.repeat(ops);
    if (applied instanceof Promise) {
      const done = applied
        .finally(() => {
          this.waiting = null;
        })
        .then(outcome => this.repeated(step, outcome, from, to));
      this.waiting = done;
      return { kind: 'started', done };
    }
    this.forget(step, from);
    // What was typed and deleted again is no step.
    if (applied === 'no-effect') return this.repeatLast(from, to);
    if (applied === 'refused') return { kind: 'skipped', label, document, select: undefined };
    this[to] = [...this[to], { draft, label, ops: applied, select: opposite, opposite: select }];
    return { kind: 'done', label, document, select };
  }

  private repeated(step: HistoryStep, outcome: RepeatedLater, from: Steps, to: Steps): UndoResult {
    const { label, draft } = step;
    if (outcome.kind === 'later') return { kind: 'later', label };
    // Something was changed meanwhile: what was undone before is not done again.
    const isLast = this[from].at(-1) === step;
    this.forget(step, from);
    if (outcome.kind !== 'done') return { kind: 'skipped', label, document: draft.id, select: undefined };
    if (isLast || to === 'undoable') this[to] = [...this[to], step];
    return { ...outcome, label };
  }

  private forget(step: HistoryStep, from: Steps): void {
    this[from] = this[from].filter(each => each !== step);
  }
}

type Steps = 'undoable' | 'redoable';

/** Undoing many keystrokes of one field sets it once. */
function joined(
  later: readonly DocumentOperation[],
  earlier: readonly DocumentOperation[],
): DocumentOperation[] {
  const [next, first] = [later[0], earlier[0]];
  const areSingle = later.length === 1 && earlier.length === 1;
  if (!areSingle || !next || !('set' in next) || !first) return [...later, ...earlier];
  const { id, path, was, beforeKey } = next.set;
  if ('set' in first && first.set.id === id && first.set.path === path)
    // The later change may have removed the field: it returns to its place.
    return [{ set: { ...first.set, was, ...(beforeKey === undefined ? {} : { beforeKey }) } }];
  if ('unset' in first && first.unset.id === id && first.unset.path === path)
    return [{ unset: { id, path, was } }];
  return [...later, ...earlier];
}
