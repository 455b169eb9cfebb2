/** Resolves references by the commerce contract: few requests for all of them, in every language. */

import { languageTags } from '#api/standard-variables.ts';
import { type Reference, type ReferenceKind, readReference } from '#engine/values/collect-references.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { LocaleCode } from '#kernel/segment.ts';

export interface ReferenceQuestion {
  operationName: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Sends one GraphQL document; answers its `data`. @throws when there is none. */
export type AskReferences = (question: ReferenceQuestion) => Promise<unknown>;

export interface ReferencePlace {
  channelId: string;
  /** Alias of the market; absent: the channel's own. */
  marketId?: string;
}

/** A document may have this many top-level fields; a commerce backend refuses more. */
const maxFields = 30;
/** Each reference needs one field per language, and content pages together one more. */
const perQuestion = Math.floor(maxFields / localeCodes.length) - 1;

const standard = (locale: LocaleCode) =>
  `channelId: $channelId, marketId: $marketId, languageId: "${languageTags[locale]}"`;
const links = '{ alternativeUrls { url language } }';

/** The field that finds a thing by its alias or by the path of its list; content pages have one list of all. */
const fields: Readonly<Record<Exclude<ReferenceKind, 'content'>, (variable: string, at: string) => string>> =
  {
    category: (variable, at) => `category(alias: ${variable}, ${at}) ${links}`,
    product: (variable, at) => `product(alias: ${variable}, ${at}) ${links}`,
    brand: (variable, at) => `listPageInfo(url: ${variable}, ${at}) ${links}`,
    campaign: (variable, at) => `listPageInfo(url: ${variable}, ${at}) ${links}`,
    list: (variable, at) => `listPageInfo(url: ${variable}, ${at}) ${links}`,
  };

/** First segment of the paths of each kind, in every language; content pages have none. */
const roots: Readonly<Record<Exclude<ReferenceKind, 'content'>, string>> = {
  category: 'c',
  product: 'p',
  brand: 'b',
  campaign: 'dc',
  list: 'l',
};

/** A category is known by the last alias of its path. */
const askedName = ({ kind, name }: Reference): string => {
  if (kind === 'category' || kind === 'product') return name.split('/').findLast(Boolean) ?? name;
  return kind === 'content' ? name : `/${roots[kind]}/${name.split('/').map(encodeURIComponent).join('/')}`;
};

function questionOf(references: readonly Reference[], place: ReferencePlace): ReferenceQuestion {
  const listed = references.flatMap(({ kind }, index) => (kind === 'content' ? [] : [{ kind, index }]));
  const selections = localeCodes.flatMap(locale => [
    ...listed.map(
      ({ kind, index }) => `${locale}${index}: ${fields[kind](`$name${index}`, standard(locale))}`,
    ),
    ...(listed.length < references.length
      ? [`${locale}Pages: cmsPages(${standard(locale)}) { id alias }`]
      : []),
  ]);
  const names = listed.map(({ index }) => `, $name${index}: String!`).join('');
  return {
    operationName: 'References',
    text: `query References($channelId: String, $marketId: String${names}) { ${selections.join(' ')} }`,
    variables: {
      ...place,
      ...Object.fromEntries(
        listed.flatMap(({ index }) => {
          const reference = references[index];
          return reference ? [[`name${index}`, askedName(reference)] as const] : [];
        }),
      ),
    },
  };
}

type Aliases = Partial<Record<LocaleCode, string>>;

/** What follows the kind's segment in the path of each language: `/sv/c/dack/lera` is `dack/lera`. */
function aliasesOfLinks(found: unknown, kind: Exclude<ReferenceKind, 'content'>): Aliases | null {
  if (!isRecord(found) || !Array.isArray(found['alternativeUrls'])) return null;
  const aliases: Aliases = {};
  for (const link of found['alternativeUrls'] as unknown[]) {
    if (!isRecord(link) || typeof link['url'] !== 'string' || typeof link['language'] !== 'string') continue;
    const locale = localeCodes.find(code => code === String(link['language']).slice(0, 2).toLowerCase());
    const segments = pathOf(link['url']);
    const root = segments.indexOf(roots[kind]);
    const alias = segments.slice(root + 1).join('/');
    if (locale && root >= 0 && alias !== '') aliases[locale] = alias;
  }
  return Object.keys(aliases).length > 0 ? aliases : null;
}

function pathOf(url: string): string[] {
  try {
    return decodeURIComponent(new URL(url, 'http://shop').pathname).split('/').filter(Boolean);
  } catch {
    return [];
  }
}

/** Aliases of the content page with this one, from the lists of all pages in each language. */
function aliasesOfPage(data: Record<string, unknown>, name: string): Aliases | null {
  const pages = localeCodes.flatMap(locale => {
    const listed = data[`${locale}Pages`];
    return (Array.isArray(listed) ? listed : [])
      .filter(isRecord)
      .map(({ id, alias }) => ({ locale, id, alias }));
  });
  const id = pages.find(({ alias }) => alias === name)?.id;
  if (id === undefined) return null;
  return Object.fromEntries(
    pages.flatMap(page =>
      page.id === id && typeof page.alias === 'string' ? [[page.locale, page.alias]] : [],
    ),
  );
}

async function answers(
  references: readonly Reference[],
  place: ReferencePlace,
  ask: AskReferences,
): Promise<(readonly [string, Aliases])[]> {
  const data = await ask(questionOf(references, place));
  if (!isRecord(data)) throw new Error('The references got no answer');
  return references.flatMap((reference, index) => {
    const { kind, name } = reference;
    const aliases =
      kind === 'content'
        ? aliasesOfPage(data, name)
        : // An alias that two languages give to different things is read in the shop's first language.
          (localeCodes.map(locale => aliasesOfLinks(data[`${locale}${index}`], kind)).find(Boolean) ?? null);
    return aliases ? [[`${kind}:${name}`, aliases] as const] : [];
  });
}

/**
 * The aliases of every reference that the catalogue knows; the others are left out.
 * @param references as `category:vinssit`; an invalid reference is left out.
 */
export async function lookUpReferences(
  references: readonly string[],
  place: ReferencePlace,
  ask: AskReferences,
): Promise<ReferenceAliases> {
  const read = references.flatMap(text => readReference(text) ?? []);
  const questions = Array.from({ length: Math.ceil(read.length / perQuestion) }, (_, index) =>
    read.slice(index * perQuestion, (index + 1) * perQuestion),
  );
  const found = await Promise.all(questions.map(each => answers(each, place, ask)));
  return Object.fromEntries(found.flat());
}
