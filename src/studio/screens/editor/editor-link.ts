/** The address in a mail that leads to a comment, or to what was sent for approval. */
export interface EditorLink {
  /** State of the editor's own address. */
  state: { comment: string } | { approval: true };
  /** Whose draft is to be opened; 0: of none. */
  release: number;
}

/** @param search of the page's address. Null for one of no mail. */
export function editorLinkOf(search: string): EditorLink | null {
  const query = new URLSearchParams(search);
  const number = query.get('release') ?? '';
  const release = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0;
  const comment = query.get('comment');
  if (comment) return { state: { comment }, release };
  return query.get('approval') ? { state: { approval: true }, release } : null;
}
