/** Work that all workers of a run need once: the first that asks does it, the others wait for it. */
import { administrator } from '../test-database.ts';

/** @param lock number of an advisory lock in the cluster's database `postgres`, different for each kind of work. */
export async function oncePerRun(
  lock: number,
  isDone: () => boolean | Promise<boolean>,
  work: () => Promise<void>,
): Promise<void> {
  const client = await administrator().connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    if (!(await isDone())) await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
    client.release();
  }
}
