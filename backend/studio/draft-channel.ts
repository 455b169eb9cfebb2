/** Changes of any draft, as the database announces them. */
import { sql } from 'kysely';
import type { Channel } from '#backend/database/change-channel.ts';

export const draftChannel: Channel = {
  name: 'studio_draft',
  position: sql`select coalesce(sum(version), 0) || ' ' || count(*) from studio_draft`,
};
