/** Reads the comments of the open document again when something was said or resolved. */
import type { CommentThread } from '#studio-api/comments.ts';

export interface CommentPorts {
  read(): Promise<readonly CommentThread[]>;
  onThreads(threads: readonly CommentThread[]): void;
}

/** Several calls during one reading are one more reading; one that fails is made up for by the next event. */
export function createCommentFollower({ read, onThreads }: CommentPorts): () => Promise<void> {
  let isStale = false;
  let reading: Promise<void> | null = null;

  async function readAgain(): Promise<void> {
    while (isStale) {
      isStale = false;
      onThreads(await read());
    }
  }

  return () => {
    isStale = true;
    reading ??= readAgain()
      .catch(() => undefined)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
}
