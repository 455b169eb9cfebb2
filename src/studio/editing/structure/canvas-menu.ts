/** Where the canvas shows a menu: phones and tablets have it in a panel, wide screens in a row. */

import { isNodeList } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodeAddress } from '#engine/operation/operation.ts';

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
 * @returns ids from the first level of the panel down to the selected entry; null when the page has no panel for the menu.
 */
export function panelTrailAt(
  body: DocumentBody,
  selected: NodeAddress | null,
  width: number,
): NodeAddress[] | null {
  if (width >= WIDTH_OF_MENUS || !isAt(body, inPanel)) return null;
  return selected ? trailTo(selected, body['items']) : [];
}

/**
 * Where the main menu of wide pages has the selected entry.
 * @param width of the page, px.
 * @returns places among the entries that are shown, from the first level down, counted from 0; an entry that is hidden
 * further down has the way to the one above it. Null when the page has no such menu, or does not show the entry.
 */
export function rowPlacesAt(
  body: DocumentBody,
  selected: NodeAddress | null,
  width: number,
): readonly number[] | null {
  if (width < WIDTH_OF_MENUS || selected === null || !isAt(body, ['main-desktop'])) return null;
  const places: number[] = [];
  let items = body['items'];
  for (const step of trailTo(selected, items)) {
    const shown = (isNodeList(items) ? items : []).filter(({ hidden }) => hidden !== true);
    const place = shown.findIndex(({ id }) => id === step);
    if (place < 0) break;
    places.push(place);
    items = shown[place]?.['items'];
  }
  return places.length > 0 ? places : null;
}
