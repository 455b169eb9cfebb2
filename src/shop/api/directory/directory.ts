/** Postal areas and organisations, which complete addresses. */
import { ifSupported } from '../if-supported.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { OrganizationByNumberDocument, PostalAreasDocument } from './directory.gen.ts';
import type { DirectoryApi } from './types.ts';

export const createDirectoryApi = (transport: Transport, standard: StandardVariables): DirectoryApi => ({
  async areas(country, zip) {
    const found = await ifSupported(transport.query(PostalAreasDocument, { ...standard, country, zip }));
    return (found?.postalAreas ?? []).map(area => ({ zip: area.zip, city: area.city }));
  },
  async organization(country, number) {
    const found = await ifSupported(
      transport.query(OrganizationByNumberDocument, { ...standard, country, number }),
    );
    if (!found) return undefined;
    if (!found.organization) return null;
    const { name, addressLine1, zip, city } = found.organization;
    return { name, addressLine1, zip, city };
  },
});
