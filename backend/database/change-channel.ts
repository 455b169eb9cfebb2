/** What notifies of changes that other processes commit, whichever way it learns of them. */
import type { RawBuilder } from 'kysely';

/** What can be subscribed to. */
export interface ChangeChannel {
  /** Of the notifications. */
  readonly name: string;
  /** An SQL expression whose value differs after each change, in whatever order transactions commit. */
  readonly position: RawBuilder<unknown>;
}

export interface ChangeSignal {
  /**
   * Calls `onChange` after each change, after several at once, and sometimes without one: it must read what has changed.
   * Resolves, once changes are noticed, to a function that unsubscribes; waits as long as the database is unavailable.
   */
  listen(channel: ChangeChannel, onChange: () => void): Promise<() => Promise<void>>;
  /** Opens a new connection, since the network may have lost the one that is open. */
  renew(): void;
  close(): Promise<void>;
}
