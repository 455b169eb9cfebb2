/** The tables that complete addresses, as Kysely types. */
import type { Json, Localized } from './columns.ts';

interface PostalAreaTable {
  country: string;
  zip: string;
  name: Json<Localized>;
}

interface OrganizationTable {
  country: string;
  number: string;
  name: string;
  address_line1: string;
  zip: string;
  city: string;
}

export interface DirectoryTables {
  postal_area: PostalAreaTable;
  organization: OrganizationTable;
}
