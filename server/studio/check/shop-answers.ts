/** What this shop has of that which documents refer to: its catalogue, its content pages and its pictures. */
import type { Backend, Bodies, ExistingReferences } from '#backend/index.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ShopAnswers, ShopReference, ShopReferenceKind } from '#page-lint/shop-facts.ts';

export interface ShopAnswersPorts {
  existing: ExistingReferences;
  reference(): ReturnType<Backend['catalogue']['catalogue']['reference']>;
}

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
  const referred = (kind: ShopReferenceKind) =>
    references.filter(reference => reference.kind === kind).map(({ name }) => name);
  const [product, picture] = await Promise.all([
    ports.existing.products(referred('product')),
    ports.existing.pictures(referred('picture').map(String)),
  ]);
  const names: Names = { ...namesOf(ports.reference(), bodies), product, picture };
  return {
    names: kind => [...names[kind]].filter(name => typeof name === 'string'),
    knows: ({ kind, name }) => {
      // The address of a category begins with those above it.
      return names[kind].has(
        kind === 'category' && typeof name === 'string' ? (name.split('/').at(-1) ?? name) : name,
      );
    },
  };
}

type Names = Record<ShopReferenceKind, ReadonlySet<string | number>>;

function namesOf(catalogue: ReturnType<ShopAnswersPorts['reference']>, bodies: Bodies) {
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
