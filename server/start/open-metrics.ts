/** Where the shop's metrics are read: on a port of their own, if one is configured. */
import type { Config } from '#server/config/config.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { watchProcess } from '#server/metrics/metrics.ts';
import { listenForMetrics } from '#server/metrics/metrics-route.ts';
import type { Disposables } from './disposables.ts';
import { StartError } from './listen.ts';

/** @throws StartError when the port cannot be used. */
export async function openMetrics(
  metrics: Metrics,
  { metricsPort: port, operationsToken, host }: Pick<Config, 'metricsPort' | 'operationsToken' | 'host'>,
  disposables: Disposables,
): Promise<void> {
  if (port === undefined && operationsToken === undefined) return;
  watchProcess(metrics);
  if (port === undefined) return;
  try {
    const server = await listenForMetrics(metrics, { port, host });
    await disposables.add('metrics', () => server.close());
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new StartError(`METRICS_PORT = ${port} on ${host} cannot be opened (${code}). Choose another.`, {
      cause,
    });
  }
}
