/** Queries a running shop for everything that page files reference: first lists and images, then single names. */

import { languageTags } from '#api/standard-variables.ts';
import { withoutLocale } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ShopAnswers, ShopReference, ShopReferenceKind } from '#page-lint/shop-facts.ts';
import { createShopClient, inParallel, type ShopClient } from './shop-client.ts';

const languages = Object.values(languageTags);
const keyOf = ({ kind, name }: ShopReference): string => `${kind} ${JSON.stringify(name)}`;
const text = JSON.stringify;

/** Items that the shop returns as whole lists, per language: rows with an alias, a URL and mostly a number. */
const lists: readonly { kind: ShopReferenceKind; field: (language: string) => string; id?: string }[] = [
  {
    kind: 'category',
    field: language =>
      `categories(includeHidden: true, languageId: ${text(language)}) { categoryId alias canonicalUrl }`,
    id: 'categoryId',
  },
  {
    kind: 'brand',
    field: language => `brands(languageId: ${text(language)}) { brandId alias canonicalUrl }`,
    id: 'brandId',
  },
  {
    kind: 'content',
    field: language => `cmsPages(languageId: ${text(language)}) { alias canonicalUrl }`,
  },
];

const listPage = ({ name, path }: ShopReference, context: string): string | undefined =>
  typeof name === 'number'
    ? undefined
    : `listPageInfo(${path === undefined ? `alias: ${text(name)}` : `url: ${text(path)}`}, ${context}) { id }`;

/**
 * Queries one name in the context of one language and market; null, empty and number 0 mean that it does not exist.
 * Brands are queried because the list has only those with a product in its market.
 */
const single: Partial<
  Record<ShopReferenceKind, (reference: ShopReference, context: string) => string | undefined>
> = {
  product: ({ name }, context) =>
    `product(${typeof name === 'number' ? 'productId' : 'alias'}: ${text(name)}, ${context}) { id: productId }`,
  campaign: (reference, context) =>
    typeof reference.name === 'number'
      ? `products(take: 0, filter: { discountCampaignIds: [${reference.name}] }, ${context}) { id: count }`
      : listPage(reference, context),
  brand: listPage,
  list: listPage,
  'list-page': listPage,
};

/**
 * An alias exists when any language has it, because the shop translates it to the language of the page.
 * @throws {Error} when no shop answers at `origin`, or it rejects the queries.
 */
export async function queryShop(
  origin: string,
  references: readonly ShopReference[],
  apiKey?: string,
): Promise<ShopAnswers> {
  const client = createShopClient(origin, apiKey);
  const asked = [...new Map(references.map(reference => [keyOf(reference), reference])).values()];
  const [listed, pictures] = await Promise.all([queryLists(client), checkPictures(client, asked)]);
  const isListed = ({ kind, name }: ShopReference): boolean => listed.get(kind)?.has(name) === true;
  const markets = [...(listed.get('market') ?? [])];
  const open = asked.filter(reference => !isListed(reference));
  const known = new Set([...pictures, ...(await querySingles(client, open, markets))]);
  return {
    knows: reference => isListed(reference) || known.has(keyOf(reference)),
    names: kind => [...(listed.get(kind) ?? [])].filter(name => typeof name === 'string'),
  };
}

type Names = Map<ShopReferenceKind, Set<string | number>>;

async function queryLists(client: ShopClient): Promise<Names> {
  const wanted = lists.flatMap(({ kind, field, id = '' }) =>
    languages.map(language => ({ kind, field: field(language), id })),
  );
  const [channel, ...answers] = await client.ask([
    'channel { markets { alias } }',
    ...wanted.map(({ field }) => field),
  ]);
  const names: Names = new Map();
  const add = (kind: ShopReferenceKind, name: unknown) => {
    if (typeof name !== 'string' && typeof name !== 'number') return;
    names.set(kind, (names.get(kind) ?? new Set()).add(name));
  };
  for (const market of rowsOf(isRecord(channel) ? channel['markets'] : undefined))
    add('market', market['alias']);
  wanted.forEach(({ kind, id }, index) => {
    for (const row of rowsOf(answers[index]))
      for (const name of [row['alias'], tailOf(row['canonicalUrl']), row[id]]) add(kind, name);
  });
  return names;
}

/** `/sv/c/vinssit/koytys` → `vinssit/koytys`: an alias may include those of its ancestors. */
const tailOf = (address: unknown): string | undefined =>
  typeof address === 'string' ? /^\/[a-z]+\/(.+)$/.exec(withoutLocale(address))?.[1] : undefined;

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(row => isRecord(row)) : [];

/** Queries every market, because a product or a campaign may exist in only one. */
async function querySingles(
  client: ShopClient,
  references: readonly ShopReference[],
  markets: readonly (string | number)[],
): Promise<string[]> {
  const contexts = languages.flatMap(language =>
    markets.map(market => `languageId: ${text(language)}, marketId: ${text(market)}`),
  );
  const questions = references.flatMap(reference =>
    contexts.flatMap(context => {
      const field = single[reference.kind]?.(reference, context);
      return field === undefined ? [] : [{ key: keyOf(reference), field }];
    }),
  );
  const answers = await client.ask(questions.map(({ field }) => field));
  return questions.flatMap(({ key }, index) => {
    const answer = answers[index];
    return isRecord(answer) && Boolean(answer['id']) ? [key] : [];
  });
}

async function checkPictures(client: ShopClient, references: readonly ShopReference[]): Promise<string[]> {
  const pictures = references.filter(({ kind }) => kind === 'picture');
  const found = await inParallel(pictures, ({ name }) => client.hasPicture(String(name)));
  return pictures.filter((_, index) => found[index]).map(keyOf);
}
