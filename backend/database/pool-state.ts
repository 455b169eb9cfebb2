/** How busy a pool of connections is. */
import type { Pool } from 'pg';

export interface PoolState {
  name: string;
  inUse: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

type Counts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export const poolState = (name: string, { totalCount, idleCount, waitingCount }: Counts): PoolState => ({
  name,
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});
