/** Rebuilds the index in the background, one build at a time: requests during a build cause one more, failed builds are retried. */
import type { RebuildInTurn } from './rebuild-turns.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

export interface RebuildingOptions<Built> {
  build(): Promise<Built>;
  take(built: Built): Promise<void>;
  /** Calls when the build may begin; at once by default. Requests until then need no other one. */
  inTurn?: RebuildInTurn | undefined;
  failed(error: unknown): void;
  firstPauseMs?: number;
}

export interface Rebuilding {
  /** Ensures that a build starts after this call. */
  ask(): void;
  /** Resolves when no build is running, or when a build has failed and waits for its retry. */
  done(): Promise<void>;
  close(): Promise<void>;
}

export function createRebuilding<Built>({
  build,
  take,
  inTurn = begin => begin(),
  failed,
  firstPauseMs = FIRST_PAUSE_MS,
}: RebuildingOptions<Built>): Rebuilding {
  const state = { isAsked: false };
  let closed = false;
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let pause = firstPauseMs;

  async function run(): Promise<void> {
    while (state.isAsked) {
      if (closed) return;
      try {
        const built = await inTurn(() => {
          state.isAsked = false;
          return build();
        });
        if (!closed) await take(built);
        pause = firstPauseMs;
      } catch (error) {
        if (closed) return;
        failed(error);
        retry = setTimeout(ask, pause).unref();
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
        return;
      }
    }
  }

  function ask(): void {
    state.isAsked = true;
    clearTimeout(retry);
    running ??= run().finally(() => {
      running = null;
    });
  }

  return {
    ask,
    done: async () => running ?? undefined,
    async close() {
      closed = true;
      clearTimeout(retry);
      await running;
    },
  };
}
