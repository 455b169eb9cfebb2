/** Who can correct a finding: those who write, those who publish, or those who build the shop. */

import type { DocumentRules } from '#backend/index.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import type { Fixer } from '#studio-api/shop-check.ts';
import { isTechnical } from '#studio-api/technical-codes.ts';

/** Merchandisers neither open nor change them. */
const ofDevelopers = new Set(['layout', 'template']);

export function whoFixes(
  { document, code, about, nodeId, path }: StudioFinding,
  body: DocumentBody,
  { isOfGit }: Pick<DocumentRules, 'isOfGit'>,
): Fixer {
  const kind = partsOf(document)?.kind ?? 'page';
  if (ofDevelopers.has(kind)) return 'developer';
  // A part that the build does not have is removed by an editor of the page.
  const isRemovable = code === 'PAGE003' && about?.kind === 'widget';
  // The page that an override is of, and for whom it is, are in its file.
  if (kind === 'override' && nodeId === '') return 'developer';
  if (isTechnical(code) && !isRemovable) return 'developer';
  const holder = nodeId === '' ? body : (findNode(body, nodeId)?.node ?? body);
  if (path !== '' && isOfGit(document, holder, path)) return 'developer';
  return kind === 'settings' ? 'publisher' : 'editor';
}
