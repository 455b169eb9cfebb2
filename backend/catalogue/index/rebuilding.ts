/** One building at a time behind the running index: what is asked for meanwhile is built after, what fails is tried again. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

export interface RebuildingOptions<Built> {
  build(): Promise<Built>;
  take(built: Built): Promise<void>;
  failed(error: unknown): void;
  firstPauseMs?: number;
}

export interface Rebuilding {
  /** Makes sure that a building begins after now. */
  ask(): void;
  /** Resolves when nothing is built, or when a building has failed and waits for its next try. */
  done(): Promise<void>;
  close(): Promise<void>;
}

export function createRebuilding<Built>({
  build,
  take,
  failed,
  firstPauseMs = FIRST_PAUSE_MS,
}: RebuildingOptions<Built>): Rebuilding {
  let asked = false;
  let closed = false;
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let pause = firstPauseMs;

  async function run(): Promise<void> {
    while (asked) {
      if (closed) return;
      asked = false;
      try {
        const built = await build();
        if (!closed) await take(built);
        pause = firstPauseMs;
      } catch (error) {
        if (closed) return;
        failed(error);
        retry = setTimeout(ask, pause).unref();
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        return;
      }
    }
  }

  function ask(): void {
    asked = true;
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
