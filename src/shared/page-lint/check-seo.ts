/** Checks search engine fields: titles must be unique and of a length that is shown in full. */

import type { Finding } from '#engine/definition/finding.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { DocumentIndex } from './document-index.ts';
import { childNode, type JsonNode, memberOf, plain, scalarOf, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile, type SourceProblem } from './source/source-file.ts';

/** Characters; search results cut off longer texts, and shorter ones say too little. */
const titleLength = [10, 70] as const;
const descriptionLength = [40, 170] as const;

/** Compares indexable pages; duplicate titles are reported in the later file. */
export function checkSeo(sources: readonly SourceFile[], index: DocumentIndex): Finding[] {
  const titles = new Map<string, string>();
  return sources.filter(isListed).flatMap(source => {
    const seo = memberOf(source.root, 'seo')?.value;
    const title = localeTextsOf(childNode(seo, 'title'), index);
    const found = [
      sameTitle(source, title, titles),
      wrongLength(title, titleLength, 'title', 'SEO002'),
      wrongLength(
        localeTextsOf(childNode(seo, 'description'), index),
        descriptionLength,
        'description',
        'SEO003',
      ),
    ];
    return found.flatMap(one => (one ? [atValue(source, ['seo', one.field], one.problem)] : []));
  });
}

interface FieldProblem {
  field: string;
  problem: SourceProblem;
}

function isListed({ kind, root }: SourceFile): boolean {
  const route = memberOf(root, 'route')?.value;
  if (kind !== 'page' || textAt(route, 'access') !== 'public') return false;
  const isPersonal = scalarOf(childNode(route, 'personal')) === true;
  return !isPersonal && textAt(childNode(root, 'seo'), 'robots') !== 'noindex';
}

/** The text per locale, and whether it is a literal text. */
type LocaleTexts = readonly { locale: string; key: string; text?: string }[];

function localeTextsOf(node: JsonNode | undefined, { messages }: DocumentIndex): LocaleTexts {
  if (!node || textAt(node, '$bind') !== undefined) return [];
  const id = textAt(node, '$t');
  if (id === undefined)
    return localeCodes.flatMap(locale => {
      const text = textAt(node, locale);
      return text === undefined ? [] : [{ locale, key: text, text }];
    });
  const known = memberOf(node, 'vars') ? undefined : messages?.get(id);
  return localeCodes.map(locale => {
    const text = known?.[locale];
    return text === undefined ? { locale, key: JSON.stringify(plain(node)) } : { locale, key: text, text };
  });
}

function sameTitle(
  source: SourceFile,
  texts: LocaleTexts,
  titles: Map<string, string>,
): FieldProblem | undefined {
  let found: FieldProblem | undefined;
  for (const { locale, key } of texts) {
    const first = titles.get(`${locale} ${key}`);
    if (first === undefined) titles.set(`${locale} ${key}`, source.file);
    else {
      const message = `${first} has the same title in "${locale}"`;
      const problem = {
        code: 'SEO001',
        severity: 'warning' as const,
        message,
        fix: 'Write a title that is specific to this page',
        about: { locale },
      };
      found ??= { field: 'title', problem };
    }
  }
  return found;
}

function wrongLength(
  texts: LocaleTexts,
  [min, max]: readonly [number, number],
  field: string,
  code: string,
): FieldProblem | undefined {
  const wrong = texts.find(({ text }) => text !== undefined && (text.length < min || text.length > max));
  if (!wrong) return undefined;
  const message = `The ${field} has ${wrong.text?.length} characters in "${wrong.locale}"`;
  const fix = `Write from ${min} to ${max}`;
  const about = { locale: wrong.locale, length: wrong.text?.length ?? 0 };
  return { field, problem: { code, severity: 'warning', message, fix, about } };
}
