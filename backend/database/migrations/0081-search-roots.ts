/** Roots of words are found by more of their forms (`backend/search/roots.ts`): all words are written again. */
export const up = /* sql */ `
delete from search_word;
delete from search_document;
delete from setting where key = 'search.documents';
`;
