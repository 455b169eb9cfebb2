/** Where the canvas shows a menu that phones and tablets have in a panel. */
import type { DocumentBody, DocumentNode, NodeAddress } from '#engine/operation/operation.ts';
import { isNodeList } from '#engine/operation/node-tree.ts';

/** From this width on the shop shows its menus beside each other; below it they are in a panel, px. */
export const WIDTH_OF_MENUS = 1200;

/** Locations of the layout that the panel shows. */
const inPanel = ['main-mobile', 'top-bar'];

const isAt = ({ kind, locations }: DocumentBody, places: readonly string[]): boolean =>
  kind === 'menu' && Array.isArray(locations) && places.some(place => locations.includes(place));

export const isPhoneMenu = (body: DocumentBody): boolean => isAt(body, ['main-mobile']);

/** Ids from the first level down to the entry; empty when there is none. */
function trailTo(id: NodeAddress, items: unknown): NodeAddress[] {
  const nodes: readonly DocumentNode[] = isNodeList(items) ? items : [];
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = trailTo(id, node['items']);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/**
 * @param width of the page, px.
 * @returns ids from the first level down to the selected entry; null when the page has no panel for the menu.
 */
export function phoneMenuAt(
  body: DocumentBody,
  selected: NodeAddress | null,
  width: number,
): NodeAddress[] | null {
  if (width >= WIDTH_OF_MENUS || !isAt(body, inPanel)) return null;
  return selected ? trailTo(selected, body['items']) : [];
}
