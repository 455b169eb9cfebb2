/** What this shop has of that which documents refer to: its catalogue, its content pages and its pictures. */
import pLimit from 'p-limit';
import { z } from 'zod';
import { languageTags } from '#api/standard-variables.ts';
import type { Backend, Bodies } from '#backend/index.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ShopAnswers, ShopReference, ShopReferenceKind } from '#page-lint/shop-facts.ts';

export interface ShopAnswersPorts {
  execute: Backend['execute'];
  reference(): ReturnType<Backend['catalogue']['catalogue']['reference']>;
  hasPicture(file: string): Promise<boolean>;
}

/** Products that are asked for at once. */
const AT_ONCE = 8;
const keyOf = ({ kind, name }: ShopReference): string => JSON.stringify([kind, name]);
const productText = `query HasProduct($alias: String, $productId: Int, $marketId: String, $languageId: String) {
  product(alias: $alias, productId: $productId, marketId: $marketId, languageId: $languageId) { productId }
}`;
const productShape = z.object({ product: z.object({ productId: z.number() }).nullable() });

/**
 * Names are known in any language, because the shop translates them to that of the page; hidden and ended ones too.
 * @param bodies every document, for the aliases of information pages
 * @throws Error when the backend does not answer
 */
export async function answersOfShop(
  ports: ShopAnswersPorts,
  references: readonly ShopReference[],
  bodies: Bodies,
): Promise<ShopAnswers> {
  const names = namesOf(ports.reference(), bodies);
  const asked = new Map(
    references
      .filter(({ kind }) => kind === 'picture' || kind === 'product')
      .map(reference => [keyOf(reference), reference]),
  );
  const limit = pLimit(AT_ONCE);
  const found = new Set<string>();
  await Promise.all(
    [...asked].map(([key, reference]) =>
      limit(async () => {
        const { kind, name } = reference;
        const isThere =
          kind === 'picture' ? await ports.hasPicture(String(name)) : await hasProduct(ports, name);
        if (isThere) found.add(key);
      }),
    ),
  );
  return {
    names: kind => [...(names[kind] ?? [])].filter(name => typeof name === 'string'),
    knows: reference => {
      const { kind, name } = reference;
      const known = names[kind];
      if (!known) return found.has(keyOf(reference));
      // The address of a category begins with those above it.
      return known.has(
        kind === 'category' && typeof name === 'string' ? (name.split('/').at(-1) ?? name) : name,
      );
    },
  };
}

type Names = Partial<Record<ShopReferenceKind, ReadonlySet<string | number>>>;

function namesOf(catalogue: ReturnType<ShopAnswersPorts['reference']>, bodies: Bodies): Names {
  const { categories, brands, campaigns, lists, channels } = catalogue;
  const category = [...categories.values()].flatMap(({ id, texts }) => [
    id,
    ...[...texts.values()].map(({ alias }) => alias),
  ]);
  const brand = [...brands.values()].flatMap(({ id, alias }) => [id, alias]);
  const campaign = [...campaigns.values()].flatMap(({ id, alias }) => (alias ? [id, alias] : [id]));
  return {
    category: new Set(category),
    brand: new Set(brand),
    campaign: new Set(campaign),
    list: new Set(lists.keys()),
    'list-page': new Set([...category, ...brand, ...campaign]),
    market: new Set(channels.flatMap(({ markets }) => markets.map(({ alias }) => alias))),
    content: new Set([...bodies.values()].flatMap(body => aliasesOf(body?.['aliases']))),
  };
}

const aliasesOf = (aliases: unknown): string[] =>
  isRecord(aliases) ? Object.values(aliases).filter(alias => typeof alias === 'string') : [];

/** In any market and language. */
async function hasProduct(
  { execute, reference }: ShopAnswersPorts,
  name: ShopReference['name'],
): Promise<boolean> {
  const product = typeof name === 'number' ? { productId: name } : { alias: name };
  const markets = reference().channels.flatMap(channel => channel.markets.map(({ alias }) => alias));
  for (const marketId of markets)
    for (const languageId of Object.values(languageTags)) {
      const { data } = await execute({
        documentText: productText,
        variables: { ...product, marketId, languageId },
        readOnly: true,
        caller: { requestId: 'studio-check' },
      });
      if (productShape.safeParse(data).data?.product) return true;
    }
  return false;
}
