/** Wraps a transport: shows slow queries and logs failed requests. */
import { ApiError, type Transport } from '#api/transport.ts';
import { slowQueryMs } from '#kernel/work/timing.ts';
import type { EventLog } from '#stores/common/event-log.ts';
import type { LoadingStore } from '#stores/shell/loading-store.ts';

export function watchTransport<T extends Transport>(
  transport: T,
  loading: Pick<LoadingStore, 'begin'>,
  log: EventLog,
): T {
  const failed = (error: unknown): never => {
    if (error instanceof ApiError) {
      const { operation, layer, status, code } = error;
      log('error:api', {
        error: { operation, layer, ...(status ? { status } : {}), ...(code ? { code } : {}) },
      });
    }
    throw error;
  };
  return {
    ...transport,
    query(operation, variables) {
      const end = loading.begin(slowQueryMs);
      return transport.query(operation, variables).catch(failed).finally(end);
    },
    // A mutation shows its pending state in its own button.
    mutate: (operation, variables, options) => transport.mutate(operation, variables, options).catch(failed),
  };
}
