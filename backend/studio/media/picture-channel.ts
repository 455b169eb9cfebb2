/** Changes of the picture library, as the database announces them. */
import { sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';

export const pictureChannel: ChangeChannel = {
  name: 'media_asset',
  // Rows keep no time of their last change; every change of the library is a row of the log.
  position: sql`
    select (select count(*) from media_asset) || ' ' || coalesce(max(audit_id), 0)
    from studio_audit where action like 'picture.%'`,
};
