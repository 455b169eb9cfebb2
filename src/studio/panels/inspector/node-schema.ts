/** The form of each kind of node. */
import { showsPromotion } from '#engine/content/shown-promotions.ts';
import type { PlainSchema } from '#engine/definition/preview-port.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FieldPath, NamedField } from '#page-form/field.ts';
import { fieldsOf } from '#page-form/field-of.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';

export type NodeKind = 'widget' | 'container' | 'area' | 'fragment' | 'item';

export function nodeKindOf(node: DocumentNode): NodeKind {
  const { kind } = node;
  return kind === 'container' || kind === 'area' || kind === 'fragment'
    ? kind
    : typeof node['type'] === 'string'
      ? 'widget'
      : 'item';
}

export interface NodeForm {
  fields: readonly NamedField[];
  /** Where the fields stand below the node. */
  at: FieldPath;
}

const partFields = (
  name: string,
  keys: readonly string[],
  only?: Partial<NamedField['field']>,
): NamedField[] => {
  const schema: PlainSchema = catalogue.shared[name] ?? {};
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const chosen = Object.fromEntries(keys.flatMap(key => (key in properties ? [[key, properties[key]]] : [])));
  return fieldsOf({ ...schema, properties: chosen }, catalogue.shared).map(each => ({
    ...each,
    field: { ...each.field, ...only },
  }));
};

const menuItemKeys = ['label', 'target', 'url', 'title', 'targetBlank', 'open', 'hidden'];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function mayAdvertise({ id, items }: DocumentNode, body: DocumentBody): boolean {
  const isFirst = listOf(body['items']).some(item => isRecord(item) && item['id'] === id);
  const place = { locations: listOf(body['locations']), level: isFirst ? 1 : 2, below: listOf(items).length };
  return showsPromotion(place);
}

const noteOf = (name: string) => partFields(name, ['note']);

/**
 * @param body the document of the node: it decides whether an entry of a menu can advertise.
 * @returns null for a node whose form is not known, such as a widget that this build does not have
 */
export function formOf(node: DocumentNode, body: DocumentBody): NodeForm | null {
  switch (nodeKindOf(node)) {
    case 'container':
      return {
        at: [],
        fields: [...partFields('container', ['layout', 'design', 'mobile']), ...noteOf('container')],
      };
    case 'area':
      return {
        at: [],
        fields: [
          ...partFields('area', ['family', 'areaName', 'alias', 'url', 'required'], { isDeveloper: true }),
          ...noteOf('area'),
        ],
      };
    case 'fragment':
      return { at: [], fields: noteOf('fragment-node') };
    case 'widget': {
      const sample = catalogue.widgets.find(({ type }) => type === node['type']);
      return sample ? { at: ['props'], fields: fieldsOf(sample.schema, catalogue.shared) } : null;
    }
    case 'item': {
      // An entry that leads to something of the shop has its address from there.
      const own = node['target'] && !node['url'] ? menuItemKeys.filter(key => key !== 'url') : menuItemKeys;
      const keys = mayAdvertise(node, body) ? [...own, 'promotion'] : own;
      return { at: [], fields: [...partFields('menu-item', keys), ...noteOf('menu-item')] };
    }
  }
}

/** Of an area or information page itself; its address is chosen when it begins. */
export const contentForm = (isArea: boolean): NodeForm => ({
  at: [],
  fields: [
    ...partFields('content', [
      'label',
      ...(isArea ? [] : ['title', 'seo', 'tags']),
      'draft',
      'activeFrom',
      'activeTo',
    ]),
    ...(isArea ? partFields('content', ['family', 'areaName', 'filters'], { isDeveloper: true }) : []),
    ...noteOf('content'),
  ],
});

export const menuForm = (): NodeForm => ({
  at: [],
  fields: [
    ...partFields('menu', ['label', 'title']),
    ...partFields('menu', ['locations'], { isDeveloper: true }),
    ...noteOf('menu'),
  ],
});

/** What search engines and social networks show; the rest of `seo` is for developers. */
export const seoForm = (): NodeForm => ({
  at: ['seo'],
  fields: [
    ...partFields('seo', ['title', 'description', 'image', 'robots']),
    ...partFields('seo', ['canonicalQuery', 'jsonLd'], { isDeveloper: true }),
  ],
});
