/** The products in the address of a comparison: ids separated by dots. */
import { MAX_COMPARED } from '#stores/lists/marked-products.ts';

/** Anything else in the text is ignored. */
export const readIds = (text: string | undefined): number[] => {
  const ids = (text ?? '').split('.').flatMap(part => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
};

/** @param path path of the comparison, with its language */
export function compareHref(path: string, ids: readonly number[], onlyDifferences = false): string {
  if (ids.length === 0) return path;
  return `${path}?products=${ids.join('.')}${onlyDifferences ? '&differences=1' : ''}`;
}
