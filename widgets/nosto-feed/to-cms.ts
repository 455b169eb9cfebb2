/** Writes a feed as the content system's configuration, in rows of four products. */
const rowSize = 4;
const pageSize = 20;

export function toCms({ placement, display, limit }: Record<string, unknown>): Record<string, unknown> {
  const most = typeof limit === 'number' ? limit : pageSize;
  return {
    nostoId: placement,
    pageCount: Math.ceil(most / rowSize),
    limitNrOfRows: most !== pageSize,
    slideshowDisabled: display === 'grid',
  };
}
