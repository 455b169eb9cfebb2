/** Which links the router follows; apart from the clicks, because a page asks before its application runs. */

/** The path of the link around this element if it is internal, otherwise null. With the role of a button it opens something here, such as a level of the menu. */
export function pathOfLink(element: Element): string | null {
  const link = element.closest('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target ||
    link.getAttribute('role') === 'button' ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  )
    return null;
  // `//elsewhere` as a path would later be read as another host.
  if (link.origin !== location.origin || link.pathname.startsWith('//')) return null;
  return link.pathname + link.search + link.hash;
}
