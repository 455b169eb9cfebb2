/** What completes an address. */
export interface PostalArea {
  zip: string;
  city: string;
}

export interface Organization {
  name: string;
  addressLine1: string;
  zip: string;
  city: string;
}

export interface DirectoryApi {
  /** Postal areas whose code begins with `zip`, by code; empty for a country that the shop has no table of. */
  areas(country: string, zip: string): Promise<readonly PostalArea[]>;
  /** Null: the number is not valid, or the shop's register does not have it. Undefined: the backend has no register. */
  organization(country: string, number: string): Promise<Organization | null | undefined>;
}
