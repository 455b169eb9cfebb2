/** The words of a row of the outline. */
import type { IntlShape } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import type { DocumentSummary, StudioFinding } from '#studio-api/documents.ts';
import { isMissingWidget, kindName, nodeHint } from '../../editing/structure/node-name.ts';
import type { TreeRow } from '../../editing/structure/tree-row.ts';
import { documentName } from '../../parts/texts/document-name.ts';

export interface RowName {
  /** "Banner". */
  kind: string;
  /** The first words of its text. */
  hint: string;
  /** Of a widget that the shop does not have. */
  isMissing?: boolean;
}

export type OutlinedKind = keyof typeof settingsTexts;

const settingsTexts = {
  page: 'OUTLINE_PAGE_SETTINGS',
  area: 'OUTLINE_AREA_SETTINGS',
  menu: 'OUTLINE_MENU_SETTINGS',
  part: 'OUTLINE_PART_SETTINGS',
} as const;

/** What the first row of a document is about. */
export const documentKind = ({ kind, area }: Pick<DocumentSummary, 'kind' | 'area'>): OutlinedKind =>
  kind === 'menu' ? 'menu' : kind === 'fragment' ? 'part' : area ? 'area' : 'page';

export interface Naming {
  intl: IntlShape;
  locale: string;
  document: OutlinedKind;
  documentName: string;
}

/** How the rows of a document are named. */
export const namingOf = (
  about: Pick<DocumentSummary, 'id' | 'label' | 'names' | 'kind' | 'area'>,
  locale: string,
  intl: IntlShape,
): Naming => ({ intl, locale, document: documentKind(about), documentName: documentName(about, intl) });

/** Entries of a menu are all of one kind, so that their texts name them; the first row has the name of the document. */
export function rowName(
  { node, region }: TreeRow,
  { intl, locale, document, documentName: name }: Naming,
): RowName {
  if (node) {
    const isMissing = isMissingWidget(node);
    const [kind, hint] = [kindName(node, intl), nodeHint(node, locale, intl)];
    const own = document === 'menu' && hint !== '' ? { kind: hint, hint: '' } : { kind, hint };
    return isMissing ? { ...own, isMissing } : own;
  }
  if (region === undefined) return { kind: name, hint: intl.formatMessage({ id: settingsTexts[document] }) };
  const key = `OUTLINE_REGION_${region.toUpperCase()}`;
  const kind = hasMessage(intl, key)
    ? intl.formatMessage({ id: key })
    : intl.formatMessage({ id: 'OUTLINE_REGION' }, { name: region });
  return { kind, hint: '' };
}

export interface FindingCount {
  errors: number;
  warnings: number;
}

const none: FindingCount = { errors: 0, warnings: 0 };

/** @returns how many are found at each node; one pass over the findings, however many rows there are */
export function findingCounts(findings: readonly StudioFinding[]): (id: NodeAddress | null) => FindingCount {
  const counts = new Map<NodeAddress, FindingCount>();
  for (const { nodeId, severity } of findings) {
    if (nodeId === null || nodeId === undefined) continue;
    const { errors, warnings } = counts.get(nodeId) ?? none;
    const isError = severity === 'error';
    counts.set(nodeId, { errors: errors + (isError ? 1 : 0), warnings: warnings + (isError ? 0 : 1) });
  }
  return id => (id === null ? none : (counts.get(id) ?? none));
}
