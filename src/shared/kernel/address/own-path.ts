/** Paths of the shop that arrive from outside, as the address to continue at. */

/** Neither a protocol-relative address nor one that could end a header. */
const ownPath = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u;

/** Longest path with query that is followed. */
const longest = 2_000;

export const isOwnPath = (text: string): boolean => ownPath.test(text);

/** The path if it leads nowhere else, else null. */
export const ownPathOf = (text: string | null | undefined): string | null =>
  text && text.length <= longest && isOwnPath(text) ? text : null;

/**
 * Where a form continues when it is done: at the page that led to it.
 * @param own address of the form's page, which would say nothing new
 */
export function continueAt(asked: string | null | undefined, own: string): string | null {
  const to = ownPathOf(asked);
  return to === null || to.split('?')[0] === own ? null : to;
}
