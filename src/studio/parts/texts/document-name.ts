/** What a document is called in Studio's language. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import type { DocumentNames, DocumentSummary } from '#studio-api/documents.ts';
import { audienceName } from './audience-name.ts';

type Named = Pick<DocumentSummary, 'id' | 'label' | 'names' | 'override'>;
type Area = NonNullable<DocumentSummary['area']>;

const keyOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');

/**
 * Message of a name that a page file gives in English. A page with another name was named by its author, in their own
 * words.
 */
export const pageNameKey = (label: string): string => `PAGE_NAME_${keyOf(label)}`;

/** Message of the name that the demo shop gives in English to what an area shows. */
export const areaNameKey = (label: string): string => `AREA_NAME_${keyOf(label)}`;

/** Message of an area of our own pages, whose name in the content system is English. */
export const areaPlaceKey = (areaName: string): string => `AREA_PLACE_${keyOf(areaName)}`;

const said = (id: string, otherwise: string, intl: IntlShape): string =>
  hasMessage(intl, id) ? intl.formatMessage({ id }) : otherwise;

/** @param label of a page, as its document has it. */
export const pageName = (label: string, intl: IntlShape): string => said(pageNameKey(label), label, intl);

/** @param label of the content of an area, as its document has it. */
export const areaName = (label: string, intl: IntlShape): string => said(areaNameKey(label), label, intl);

/** Where on a page an area is: "Above the products of lists". */
export const areaPlace = (name: string, intl: IntlShape): string => said(areaPlaceKey(name), name, intl);

/** For which part of the shop an area has this content; empty where it has it everywhere. */
export const areaLimits = ({ filters }: Pick<Area, 'filters'>, intl: IntlShape): string[] =>
  filters.map(({ key, value }) => {
    if (key === 'Url') return value;
    const all = said(`AREA_LIMIT_${keyOf(key)}`, `${key} ${value}`, intl);
    return said(`AREA_LIMIT_${keyOf(key)}_${keyOf(value)}`, all, intl);
  });

const ownName = (names: DocumentNames | undefined, { locale }: IntlShape): string | undefined =>
  Object.entries(names ?? {}).find(([code]) => locale.startsWith(code))?.[1];

/**
 * Menus are called by where our own layouts show them, documents with a title by their title, all others by the name
 * that the shop or its people gave them.
 */
export function documentName({ id, label, names, override }: Named, intl: IntlShape): string {
  const [kind, key = ''] = id.split(':');
  if (override) {
    const name = ownName(names, intl) ?? pageName(label, intl);
    return intl.formatMessage({ id: 'OWN_NAME' }, { name, place: audienceName(override, [], intl) });
  }
  if (kind === 'settings') return said(`SETTINGS_${keyOf(key)}`, label, intl);
  const title = ownName(names, intl);
  if (title !== undefined) return title;
  if (kind === 'menu') return said(`MENUS_AT_${keyOf(key)}`, label, intl);
  return kind === 'content' ? areaName(label, intl) : pageName(label, intl);
}

/**
 * What people call a document beside others: the contents of the page that alone shows it.
 * @param all every document, with the page among them
 */
export function nameWithin(
  document: Named & Pick<DocumentSummary, 'within'>,
  all: readonly Named[],
  intl: IntlShape,
): string {
  const page = document.within && all.find(({ id }) => id === document.within);
  if (!page) return documentName(document, intl);
  return intl.formatMessage({ id: 'PUBLISH_CONTENT_OF' }, { name: documentName(page, intl) });
}
