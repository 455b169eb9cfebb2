/** What a document is called in Studio's language. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';

const keyOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');

/**
 * Message of a name that a page file gives in English. A page with another name was named by its author, in their own
 * words.
 */
export const pageNameKey = (label: string): string => `PAGE_NAME_${keyOf(label)}`;

const said = (id: string, otherwise: string, intl: IntlShape): string =>
  hasMessage(intl, id) ? intl.formatMessage({ id }) : otherwise;

/** @param label of a page, as its document has it. */
export const pageName = (label: string, intl: IntlShape): string => said(pageNameKey(label), label, intl);

/** Menus are called by where our own layouts show them. */
export function documentName({ id, label }: Pick<DocumentSummary, 'id' | 'label'>, intl: IntlShape): string {
  const [kind, key = ''] = id.split(':');
  if (kind === 'menu') return said(`MENUS_AT_${keyOf(key)}`, label, intl);
  return kind === 'content' ? label : pageName(label, intl);
}
