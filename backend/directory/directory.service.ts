/** Completes addresses: the town of a postal code, the organisation of a number. */
import type { Kysely } from 'kysely';
import { localised } from '#backend/catalogue/localised.ts';
import type { Db, Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { normalOrganizationNumber } from '#kernel/identity/organization-number.ts';

// Postal areas and organisations in the database.

/** Sorts after every character of a postal code. */
const last = '~';

const areasFrom = (db: Db, country: string, prefix: string, limit: number) =>
  db
    .selectFrom('postal_area')
    .select(['zip', 'name'])
    .where('country', '=', country)
    .where('zip', '>=', prefix)
    .where('zip', '<', prefix + last)
    .orderBy('zip')
    .limit(limit)
    .execute();

const organizationWith = (db: Db, country: string, number: string) =>
  db
    .selectFrom('organization')
    .selectAll()
    .where('country', '=', country)
    .where('number', '=', number)
    .executeTakeFirst();

const maxAreas = 100;
/** Fewer characters would mean whole provinces. */
const minPrefix = 2;

export interface PostalArea {
  zip: string;
  city: string;
}

export interface Organization {
  number: string;
  name: string;
  addressLine1: string;
  zip: string;
  city: string;
}

export type Directory = ReturnType<typeof createDirectory>;

export function createDirectory(db: Kysely<Schema>) {
  return {
    /** @param zip the beginning of a postal code, as typed */
    async postalAreas({ language }: Context, country: string, zip: string): Promise<PostalArea[]> {
      const prefix = zip.toUpperCase().replaceAll(/[^0-9A-Z-]/g, '');
      if (prefix.length < minPrefix) return [];
      const rows = await areasFrom(db, country.toUpperCase(), prefix, maxAreas);
      return rows.map(row => ({ zip: row.zip, city: localised(row.name, language) ?? '' }));
    },

    async organization(country: string, number: string): Promise<Organization | null> {
      const code = country.toUpperCase();
      const compact = normalOrganizationNumber(code, number);
      if (compact === null) return null;
      const row = await organizationWith(db, code, compact);
      if (!row) return null;
      const { name, address_line1: addressLine1, zip, city } = row;
      return { number: compact, name, addressLine1, zip, city };
    },
  };
}
