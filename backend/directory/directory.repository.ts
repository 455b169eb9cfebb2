/** Postal areas and organisations in the database. */
import type { Db } from '#backend/database/schema.ts';

/** Sorts after every character of a postal code. */
const last = '~';

export const areasFrom = (db: Db, country: string, prefix: string, limit: number) =>
  db
    .selectFrom('postal_area')
    .select(['zip', 'name'])
    .where('country', '=', country)
    .where('zip', '>=', prefix)
    .where('zip', '<', prefix + last)
    .orderBy('zip')
    .limit(limit)
    .execute();

export const organizationWith = (db: Db, country: string, number: string) =>
  db
    .selectFrom('organization')
    .selectAll()
    .where('country', '=', country)
    .where('number', '=', number)
    .executeTakeFirst();
