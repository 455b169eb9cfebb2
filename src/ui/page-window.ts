/** Page numbers of a pagination: the first, the last, and those around the current one; `null` is a gap. */
export function pageWindow(current: number, last: number, around = 1): readonly (number | null)[] {
  const wanted = new Set([1, last]);
  for (let page = current - around; page <= current + around; page += 1) wanted.add(page);
  const pages = [...wanted].filter(page => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [before + 1, page] : [null, page];
  });
}
