/**
 * A name as it stands in the value of a facet, such as `honda-2020-trx520`: lower case with hyphens, without diacritics. Clients
 * write vehicles the same way, so it differs from addresses: letters without a plain form, such as ø, are hyphens (R-VEHICLE-10).
 */
export const facetNotation = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f"″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
