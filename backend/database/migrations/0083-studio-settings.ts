/** Who the shop is, how it looks and what it says are documents of Studio too. */
export const up = /* sql */ `
alter table studio_document drop constraint studio_document_kind_check;
alter table studio_document add constraint studio_document_kind_check
  check (kind in ('page', 'layout', 'fragment', 'override', 'content', 'menu', 'template', 'settings'));
`;
