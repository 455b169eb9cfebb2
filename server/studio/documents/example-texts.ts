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

/** Examples by widget type, field, language and text. */
export type ExampleTexts = ReadonlySet<string>;

interface FieldTexts {
  /** Below the node: `props.items.0.title`. */
  path: string;
  texts: Readonly<Partial<Record<LocaleCode, unknown>>>;
}

/** Fields whose values per language are no texts to read: what a link leads to. */
export type LinkFields = (type: string) => readonly string[];

/** The same field of every entry of a list. */
const fieldOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

const keyOf = (type: unknown, path: string, locale: string, text: unknown): string =>
  JSON.stringify([type, fieldOf(path), locale, text]);

/**
 * The examples to compare with. A text that one template calls ready is none anywhere.
 * A text with the name of the page in it is partly the author's own, and never equal to an example.
 */
export function exampleTexts(nodes: readonly ExampleNode[]): ExampleTexts {
  const examples = new Set<string>();
  const ready = new Set<string>();
  for (const { node, ready: paths = [] } of nodes)
    for (const { path, texts } of fieldsOf(node))
      for (const [locale, text] of Object.entries(texts))
        (paths.includes(path.slice('props.'.length)) ? ready : examples).add(
          keyOf(node['type'], path, locale, text),
        );
  return new Set([...examples].filter(key => !ready.has(key)));
}

/** Warnings at every field that still has the example in a language; one for the field where all its languages have. */
export function exampleFindings(
  document: DocumentId,
  body: DocumentBody,
  { examples, linksOf }: { examples: ExampleTexts; linksOf: LinkFields },
): StudioFinding[] {
  return [...nodesOf(body)].flatMap(node => {
    const { type } = node;
    if (typeof type !== 'string') return [];
    const links = linksOf(type);
    return fieldsOf(node).flatMap(({ path, texts }) => {
      if (links.includes(fieldOf(path).slice('props.'.length))) return [];
      const written = Object.entries(texts).filter(([, text]) => typeof text === 'string');
      const locales = written
        .filter(([locale, text]) => examples.has(keyOf(type, path, locale, text)))
        .map(([locale]) => locale);
      const isWhole = locales.length === written.length;
      return (isWhole ? locales.slice(0, 1) : locales).map(locale =>
        findingAt({ document, nodeId: node.id, path, ...(isWhole ? {} : { locale }) }),
      );
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
