/** The address in a mail that leads to a comment. */
export interface CommentLink {
  comment: string;
  /** Whose draft is to be opened; 0: of none. */
  release: number;
}

/** @param search of the page's address. Null for one that leads to no comment. */
export function commentLinkOf(search: string): CommentLink | null {
  const query = new URLSearchParams(search);
  const comment = query.get('comment');
  if (!comment) return null;
  const release = query.get('release') ?? '';
  return { comment, release: /^[1-9]\d{0,8}$/.test(release) ? Number(release) : 0 };
}
