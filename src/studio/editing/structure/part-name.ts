/** What people call a part of a page, and a field of it: `Banner “Winter tyres” · Title · Suomi`. */
import type { IntlShape } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { kindName, nodeHint } from './node-name.ts';

const childrenOf = ({ widgets, items }: DocumentNode): readonly DocumentNode[] => {
  const list = Array.isArray(widgets) ? widgets : Array.isArray(items) ? items : [];
  return list as readonly DocumentNode[];
};

/** A row has no text of its own: its first part names it. */
function hintOf(node: DocumentNode, locale: string, intl: IntlShape): string {
  const own = nodeHint(node, locale, intl);
  if (own !== '' || node['kind'] !== 'container') return own;
  return (
    childrenOf(node)
      .map(child => nodeHint(child, locale, intl))
      .find(hint => hint !== '') ?? ''
  );
}

/** `Banner “Winter tyres”`. */
export function nodeName(node: DocumentNode, intl: IntlShape, locale: string): string {
  const kind = kindName(node, intl);
  const hint = hintOf(node, locale, intl);
  return hint === '' ? kind : intl.formatMessage({ id: 'PART_NAME' }, { kind, hint });
}

/** Steps of a path that are no fields of a form. */
const unseen = new Set(['props', 'regions', 'widgets', 'items', 'type', 'ref', 'id', 'v', 'kind', 'filters']);
const named = {
  when: 'INSPECTOR_TAB_WHEN',
  from: 'WHEN_FROM',
  until: 'WHEN_UNTIL',
  market: 'WHEN_MARKET',
  locale: 'WHEN_LOCALE',
  customerType: 'WHEN_CUSTOMER',
  viewport: 'WHEN_VIEWPORT',
  auth: 'WHEN_AUTH',
  vehicle: 'WHEN_VEHICLE',
  cart: 'WHEN_CART',
  consent: 'WHEN_CONSENT',
  seo: 'INSPECTOR_SEO',
  label: 'PART_FIELD_LABEL',
  hidden: 'PART_FIELD_HIDDEN',
} as const;
const isNamed = (key: string): key is keyof typeof named => key in named;

/** The steps of a field's path as the form calls them; entries of lists are counted from one. */
export const fieldNames = (path: string, intl: IntlShape): string[] =>
  path
    .split('.')
    .filter(key => key !== '' && !unseen.has(key) && !key.startsWith('$'))
    .map(key => {
      if (/^\d+$/.test(key)) return String(Number(key) + 1);
      return isNamed(key) ? intl.formatMessage({ id: named[key] }) : fieldLabel(key, intl);
    });
