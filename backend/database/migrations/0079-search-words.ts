/** The search in PostgreSQL reads words as the one in memory: whole numbers, no labels, words of descriptions; all is written again. */
export const up = /* sql */ `
alter table search_word add column named boolean not null default true;
comment on column search_word.named is 'False for a word of descriptions only';
comment on table search_word is 'Words of names, labels and descriptions with the roots of their forms';
comment on table search_document is 'Derived from products by backend/search/postgres/documents.ts: A names, B what names say aside, D descriptions; # begins an article number or bar code';
delete from search_word;
delete from search_document;
delete from setting where key = 'search.documents';
`;
