/** The settings of the embedded server: passed on its command line, so that they belong to the code and not to a data folder. */

export type ServerSettings = Readonly<Partial<Record<string, string | number>>>;

/** Durable, local only, and small: for a machine of two cores that also runs the shop. */
const DEFAULTS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  // A confirmed order must be on disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  // Queries are short: JIT or parallel workers would cost more than they gain.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  // Details contain values of rows: customers' data must not be logged.
  log_error_verbosity: 'terse',
  log_line_prefix: '%m [%p] %a ',
};

export function serverSettings(port: number, extra: ServerSettings): string[] {
  return Object.entries({ ...DEFAULTS, ...extra, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value ?? ''}`,
  ]);
}
