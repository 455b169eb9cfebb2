/** The steps that this editor can undo and redo. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** The document that a step changes: documents that are edited together have one history. */
export interface SteppedDraft {
  readonly id: DocumentId;
  /** Applies the operations of a step. @returns those that take them back */
  repeat(ops: readonly DocumentOperation[]): readonly DocumentOperation[] | 'refused' | 'no-effect';
}

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
  | { kind: 'nothing' };

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

  constructor() {
    makeAutoObservable<this, 'typing'>(
      this,
      {
        undoable: observableRef,
        redoable: observableRef,
        typing: false,
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

  undo(): UndoResult {
    const step = this.undoable.at(-1);
    this.undoable = this.undoable.slice(0, -1);
    return this.repeat(step, {
      again: () => this.undo(),
      remember: done => {
        this.redoable = [...this.redoable, done];
      },
    });
  }

  redo(): UndoResult {
    const step = this.redoable.at(-1);
    this.redoable = this.redoable.slice(0, -1);
    return this.repeat(step, {
      again: () => this.redo(),
      remember: done => {
        this.undoable = [...this.undoable, done];
      },
    });
  }

  /** A step whose field another user has changed since is skipped: undoing it would take back their work. */
  private repeat(step: HistoryStep | undefined, { again, remember }: Repeating): UndoResult {
    this.typing = null;
    if (!step) return { kind: 'nothing' };
    const { draft, label, select, opposite, ops } = step;
    const document = draft.id;
    const applied = draft.repeat(ops);
    // What was typed and deleted again is no step.
    if (applied === 'no-effect') return again();
    if (applied === 'refused') return { kind: 'skipped', label, document, select: undefined };
    remember({ draft, label, ops: applied, select: opposite, opposite: select });
    return { kind: 'done', label, document, select };
  }
}

interface Repeating {
  /** Takes the step before. */
  again(): UndoResult;
  /** The opposite step can be made now. */
  remember(step: HistoryStep): void;
}

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
