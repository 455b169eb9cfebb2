/** Asks what is found in each saved version of an open document: at once after a save of this editor, after a rest while others write. */
import { reaction } from 'mobx';
import type { StudioFinding } from '#studio-api/documents.ts';
import type { DraftStore } from './draft-store.ts';

export interface FindingPorts {
  check(): Promise<StudioFinding[]>;
  /** Returns how to cancel it. */
  setTimer(work: () => void, milliseconds: number): () => void;
}

/** How long other editors pause before findings are requested. */
const PAUSE_MS = 500;
const RETRY_MS = 5_000;

/** @returns how to end it */
export function followFindings(store: DraftStore, { check, setTimer }: FindingPorts): () => void {
  let cancel = () => {};
  let isAsking = false;
  let isStopped = false;

  function askAfter(milliseconds: number): void {
    cancel();
    if (isStopped || store.foundIn === store.version) return;
    cancel = setTimer(() => void ask(), milliseconds);
  }

  async function ask(): Promise<void> {
    // What is typed or under way is asked about once it is saved.
    if (isAsking || store.isBusy) return;
    isAsking = true;
    const { version } = store;
    const findings = await check().catch(() => null);
    isAsking = false;
    if (findings) store.setFindings(findings, version);
    askAfter(findings ? PAUSE_MS : RETRY_MS);
  }

  const unfollow = reaction(
    () => ({ version: store.version, isBusy: store.isBusy }),
    (now, before) => {
      if (!now.isBusy) askAfter(before.isBusy ? 0 : PAUSE_MS);
    },
  );
  return () => {
    isStopped = true;
    cancel();
    unfollow();
  };
}
