/** Texts that templates and new widgets begin with, and where a document still has them. */
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';

/** A node with the texts that it begins with. */
export interface ExampleNode {
  node: DocumentNode;
  /** Paths of texts below `props` that may be published as they are, such as a title that suits every page. */
  ready?: readonly string[];
}

/** Whether a text of a widget's field is an example. */
export type ExampleTexts = (at: TextPlace, text: unknown) => boolean;

export interface TextPlace {
  type: unknown;
  /** Below the node: `props.items.0.title`. */
  path: string;
  locale: string;
}

interface FieldTexts {
  /** Below the node: `props.items.0.title`. */
  path: string;
  texts: Readonly<Partial<Record<LocaleCode, unknown>>>;
}

/** Fields whose values per language are no texts to read: what a link leads to. */
export type LinkFields = (type: string) => readonly string[];

/** The same field of every entry of a list. */
const fieldOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

const keyOf = ({ type, path, locale }: TextPlace): string => JSON.stringify([type, fieldOf(path), locale]);

/** Stands in a template for the name of the new page. */
const NAME = '{name}';

/** An example with the name of the page in it is one whatever the page is called. */
function isExample(example: string, text: string): boolean {
  const [start = '', ...others] = example.split(NAME);
  const end = others.at(-1);
  if (end === undefined) return text === example;
  return text.length > start.length + end.length && text.startsWith(start) && text.endsWith(end);
}

/** The examples to compare with. A text that one template calls ready is none anywhere, nor is the name of the page alone. */
export function exampleTexts(nodes: readonly ExampleNode[]): ExampleTexts {
  const all = nodes.flatMap(({ node, ready = [] }) =>
    fieldsOf(node).flatMap(({ path, texts }) => {
      const isReady = ready.includes(path.slice('props.'.length));
      return Object.entries(texts).flatMap(([locale, text]) =>
        typeof text === 'string' ? [{ key: keyOf({ type: node['type'], path, locale }), text, isReady }] : [],
      );
    }),
  );
  const ready = new Set(all.filter(each => each.isReady).map(({ key, text }) => key + text));
  const examples = new Map<string, string[]>();
  for (const { key, text } of all)
    if (text.trim() !== NAME && !ready.has(key + text))
      examples.set(key, [...(examples.get(key) ?? []), text]);
  return (at, text) =>
    typeof text === 'string' && (examples.get(keyOf(at)) ?? []).some(example => isExample(example, text));
}

interface ExampleSearch {
  examples: ExampleTexts;
  linksOf: LinkFields;
  /** What shoppers see of the document already: its examples were accepted, or belong to the shop. */
  live?: DocumentBody | null;
}

interface FieldExamples {
  nodeId: string;
  path: string;
  /** In which languages the field has an example. */
  locales: string[];
  /** In how many it has a text. */
  written: number;
}

/** Warnings at every field that still has the example in a language; one for the field where all its languages have. */
export function exampleFindings(
  document: DocumentId,
  body: DocumentBody,
  { live = null, ...search }: ExampleSearch,
): StudioFinding[] {
  const all = examplesIn(body, search).filter(({ locales }) => locales.length > 0);
  if (all.length === 0) return [];
  const placeOf = (nodeId: string, path: string, locale: string) => JSON.stringify([nodeId, path, locale]);
  const accepted = new Set(
    (live ? examplesIn(live, search) : []).flatMap(({ nodeId, path, locales }) =>
      locales.map(locale => placeOf(nodeId, path, locale)),
    ),
  );
  return all.flatMap(({ nodeId, path, locales, written }) => {
    const found = locales.filter(locale => !accepted.has(placeOf(nodeId, path, locale)));
    const isWhole = found.length === written;
    return (isWhole ? found.slice(0, 1) : found).map(locale =>
      findingAt({ document, nodeId, path, ...(isWhole ? {} : { locale }) }),
    );
  });
}

function examplesIn(body: DocumentBody, { examples, linksOf }: ExampleSearch): FieldExamples[] {
  return [...nodesOf(body)].flatMap(node => {
    const { type } = node;
    if (typeof type !== 'string') return [];
    const links = linksOf(type);
    return fieldsOf(node).flatMap(({ path, texts }) => {
      if (links.includes(fieldOf(path).slice('props.'.length))) return [];
      const written = Object.entries(texts).filter(([, text]) => typeof text === 'string');
      const locales = written
        .filter(([locale, text]) => examples({ type, path, locale }, text))
        .map(([locale]) => locale);
      return [{ nodeId: node.id, path, locales, written: written.length }];
    });
  });
}

interface Place {
  document: DocumentId;
  nodeId: string;
  path: string;
  /** Absent: every language of the field. */
  locale?: string;
}

const findingAt = ({ document, nodeId, path, locale }: Place): StudioFinding => ({
  document,
  code: 'TEXT001',
  severity: 'warning',
  message: 'The text is still the example that the template or the new widget began with',
  fix: 'Write what customers should read, or delete the text',
  ...(locale === undefined ? {} : { about: { locale } }),
  nodeId,
  path: locale === undefined ? path : `${path}.${locale}`,
  fixes: [],
});

/** Texts per language below `props`; alternative texts are left out, because they belong to their pictures. */
function fieldsOf({ props }: DocumentNode): FieldTexts[] {
  const found: FieldTexts[] = [];
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, `${path}.${index}`);
    else if (isRecord(value)) {
      const keys = Object.keys(value);
      if (keys.length === 0 || !keys.every(isLocaleCode))
        for (const key of keys.filter(name => name !== 'alt')) visit(value[key], `${path}.${key}`);
      else found.push({ path, texts: value });
    }
  };
  visit(props, 'props');
  return found;
}
