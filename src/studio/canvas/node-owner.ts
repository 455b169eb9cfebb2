/** Which document a node of the page belongs to: nodes of fragments and areas are written in documents of their own. */

import type { AreaNode, FragmentNode } from '#engine/definition/page-document.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { OverriddenPage } from '#engine/resolve/page-steps.ts';
import type { NodeOwner } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';

const regionNodes = ({ page }: OverriddenPage) => Object.values(page.regions).flat();

const hasNode = ({ regions }: AreaContent, id: NodeAddress): boolean =>
  regions.main.some(container => container.id === id || container.widgets.some(widget => widget.id === id));

/**
 * The document that holds a node of the page, and the node's id there.
 * @param edited what is open: what is done to the page is written into an override of it that is among them
 */
export function ownerOf(
  composed: OverriddenPage,
  id: NodeAddress,
  edited: Iterable<DocumentId> = [],
): NodeOwner {
  const [first = '', ...rest] = id.split('/');
  const node = regionNodes(composed).find(each => each.id === first);
  const inside = rest.join('/');
  if (inside !== '' && node?.kind === 'fragment')
    // A fragment in a fragment belongs to the inner one, which Studio finds from there.
    return { document: `fragment:${node.ref}`, nodeId: inside };
  const content = inside !== '' && node?.kind === 'area' ? contentOf(composed, node, inside) : undefined;
  if (content) return { document: `content:${content.id}`, nodeId: inside };
  // What the backend answers for an area has no document here: the area itself is chosen.
  const isAnswered =
    inside !== '' && node?.kind === 'area' && !node.fallback?.some(each => id === `${first}/${each.id}`);
  const override = [...edited].find(each => each.startsWith('override:'));
  const document = override ?? (`page:${composed.page.id}` as const);
  return { document, nodeId: isAnswered ? first : id };
}

/** The document of the area; where filters or the address decide, the one that has the node. */
function contentOf({ content }: OverriddenPage, { family, areaName }: AreaNode, id: NodeAddress) {
  const having = content.filter(each => hasNode(each, id));
  return having.find(each => each.family === family && each.areaName === areaName) ?? having[0];
}

/**
 * The address in the page of a document's node; the first one where a fragment is used twice.
 * @returns null for what is not on this page: its id alone may be that of a node of the page itself
 */
export function addressIn(composed: OverriddenPage, { document, nodeId }: NodeOwner): NodeAddress | null {
  const holder = regionNodes(composed).find(
    (node): node is FragmentNode | AreaNode =>
      (node.kind === 'fragment' && document === `fragment:${node.ref}`) ||
      (node.kind === 'area' && document === `content:${contentOf(composed, node, nodeId)?.id ?? ''}`),
  );
  if (holder) return `${holder.id}/${nodeId}`;
  return document === `page:${composed.page.id}` || document.startsWith('override:') ? nodeId : null;
}
