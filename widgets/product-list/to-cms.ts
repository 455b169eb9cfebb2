/** Writes a product list as the content system's configuration, in rows of four products. */
const rowSize = 4;
const pageSize = 20;

export function toCms(props: Record<string, unknown>): Record<string, unknown> {
  const { mode, title, filter, display, controls, loadMore, limit } = props;
  const most = typeof limit === 'number' ? limit : pageSize;
  return {
    title: title ?? '',
    searchParameters: filter ?? {},
    pageCount: Math.ceil(most / rowSize),
    limitNrOfRows: loadMore !== true && (display === 'grid' || most !== pageSize),
    slideshowDisabled: display === 'grid',
    displayNavigationArrows: controls === true,
    displayNavigationLinks: false,
    mode: mode ?? 'DEFAULT',
  };
}
