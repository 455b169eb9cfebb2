/** What builds the address of a search: the form and its suggestions need it only once the field is used. */
export const loadSearchPath = () => import('#kernel/address/search-path.ts');
