/** Changes of the catalogue, as `announce_catalogue` records them. */
import { sql } from 'kysely';
import type { Channel } from '#backend/database/change-channel.ts';

/**
 * Every change that becomes visible belongs to a transaction that was open before, or began later: it is counted until the
 * oldest open transaction, which is part of the position, is a later one.
 */
export const catalogueChannel: Channel = {
  name: 'catalogue',
  position: sql`select pg_snapshot_xmin(pg_current_snapshot())::text || ' ' || count(*) from catalogue_change
    where tx >= pg_snapshot_xmin(pg_current_snapshot())`,
};
