/** Reads the buy forms of product pages: a product with its size and quantity, or a package with its choices. */
import type { Api } from '#api/api.ts';
import type { Cart, CartApi, CartRefusal } from '#api/cart/types.ts';
import type { PackageGroup, Product } from '#api/catalogue/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { Result } from '#kernel/result.ts';

export type CartFormApi = Pick<Api, 'cart' | 'catalogue' | 'part' | 'vehicle'>;

interface About {
  /** Undefined for a product that is no longer sold. */
  product: { name: string; href: string } | undefined;
}

export interface Addition extends About {
  ok: true;
  /** Number of products or packages. */
  count: number;
  /** What is added, for the notice of it; of a package its number. */
  line: { skuId: number; quantity: number; name: string; alias?: string };
  /** @param key the same for a repeat, which then adds nothing */
  add(api: CartApi, cartId: string, key?: string): Promise<Result<Cart, CartRefusal>>;
}

type NoAddition = About & { ok: false; text: MessageId };

/** Names of radios end in these: their beginning is the id of the widget that shows them. */
const skuName = /(?:^|-)sku$/;
const groupName = /(?:^|-)group-(\d{1,9})$/;

const longestAlias = 300;

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;

/** The chosen option of each group; null when a required group has none. */
function selectionsOf(groups: readonly PackageGroup[], fields: URLSearchParams) {
  const chosen = new Map(
    [...fields].flatMap(([name, value]): [number, number | null][] => {
      const group = groupName.exec(name)?.[1];
      return group === undefined ? [] : [[Number(group), numberOf(value)]];
    }),
  );
  const selections = groups.map(({ groupId, required, options }) => {
    const option = options.find(({ optionId }) => optionId === chosen.get(groupId));
    if (option) return { groupId, optionId: option.optionId, skuId: option.skuId };
    return required ? null : undefined;
  });
  return selections.includes(null) ? null : selections.filter(selection => !!selection);
}

function additionOf(product: Product, fields: URLSearchParams): Addition | NoAddition {
  const { name, href, alias, productId, packageGroups, skus } = product;
  const about = { product: { name, href } };
  if (packageGroups.length > 0) {
    const selections = selectionsOf(packageGroups, fields);
    if (!selections) return { ok: false, text: 'PACKAGE_CHOOSE_ALL', ...about };
    return {
      ...{ ok: true, count: 1, line: { skuId: productId, quantity: 1, name } },
      add: (api, id) => api.addPackage(id, productId, selections),
      ...about,
    };
  }
  const sent = [...fields].find(([field]) => skuName.test(field))?.[1];
  const known = skus.length === 1 ? skus[0]?.skuId : numberOf(sent);
  const sku = skus.find(({ skuId }) => skuId === known);
  if (!sku) return { ok: false, text: 'MUST_CHOOSE_SKU', ...about };
  const { skuId } = sku;
  const quantity = Math.max(1, numberOf(fields.get('quantity') ?? undefined) ?? 1);
  return {
    ...{ ok: true, count: quantity, line: { skuId, quantity, name, alias } },
    add: (api, id, key) => api.add(id, { skuId, quantity }, key),
    ...about,
  };
}

/** What makes a whole with the product on a vehicle, as it is now. */
async function setOf(api: CartFormApi, product: Product, vehicle: string): Promise<Addition | NoAddition> {
  const { name, href, alias } = product;
  const parts = vehicle.length > longestAlias ? null : await api.part.matchingSet(alias, vehicle);
  const [first] = parts ?? [];
  if (!parts || !first) return { ok: false, text: 'SET_GONE', product: { name, href } };
  const count = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = parts.map(({ skuId, quantity }) => ({ skuId, quantity }));
  return {
    ...{ ok: true, count, line: { skuId: first.skuId, quantity: count, name } },
    add: (cart, id, key) => cart.addAll(id, lines, key ?? crypto.randomUUID()),
    product: { name, href },
  };
}

/** @param fields `product` is the alias of the product, whose form this is; `set` the facet of a vehicle for its set. */
export async function addFrom(api: CartFormApi, fields: URLSearchParams): Promise<Addition | NoAddition> {
  const alias = fields.get('product') ?? '';
  const product = alias === '' || alias.length > longestAlias ? null : await api.catalogue.product(alias);
  if (!product) return { ok: false, text: 'CART_ADD_GONE', product: undefined };
  const vehicle = fields.get('set') ?? '';
  return vehicle === '' ? additionOf(product, fields) : setOf(api, product, vehicle);
}
