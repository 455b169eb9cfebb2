/** Variants as the contract's tree: further dimension, product, SKU (R-PRODUCT-4). */
import type { CatalogueAddresses } from '../addresses.ts';
import { localised } from '../localised.ts';
import { type Product, stockOf } from './product.ts';
import type { SkuRecord, Stock, VariantValue } from './product-record.ts';

export interface VariantNode {
  level: number;
  dimension: string;
  type: string;
  value: string;
  label: string | null;
  skuId: number | null;
  incoming: string | null;
  shelf: string | null;
  stock: Stock;
  productId: number;
  name: string;
  alias: string;
  canonicalUrl: string | null;
  primaryImage: string | null;
  attributes: readonly { key: string; value: string }[];
  variants: VariantNode[];
}

export interface DimensionView {
  level: number;
  dimension: string;
  type: string;
  value: string;
  label: string | null;
  attributes: readonly { key: string; value: string }[];
  group: { label: string; value: string }[];
}

const SKU_LEVEL = 0;
const PRODUCT_LEVEL = 1;
const FURTHER_LEVEL = 2;

const valueAt = ({ record }: Product, level: number): VariantValue | undefined =>
  record.variantValues.find(value => value.level === level);

/** A product that has no value of its own is its own value. */
const productValue = (product: Product): VariantValue =>
  valueAt(product, PRODUCT_LEVEL) ?? {
    level: PRODUCT_LEVEL,
    dimension: 'product',
    type: 'product',
    value: product.text.alias,
    label: { [product.ctx.language.id]: product.text.name },
    attributes: [],
    order: 0,
  };

const skuValue = ({ name }: SkuRecord): VariantValue => ({
  level: SKU_LEVEL,
  dimension: 'sku',
  type: 'sku',
  value: name,
  label: {},
  attributes: [],
  order: 0,
});

export function createVariantTree(addresses: CatalogueAddresses) {
  function node(product: Product, value: VariantValue, skus: readonly SkuRecord[]): VariantNode {
    const { ctx, record, text } = product;
    const stock = stockOf(skus);
    return {
      level: value.level,
      dimension: value.dimension,
      type: value.type,
      value: value.value,
      label: localised(value.label, ctx.language) ?? value.value,
      skuId: null,
      incoming: stock.incomingOn,
      shelf: stock.shelf,
      stock,
      productId: record.id,
      name: text.name,
      alias: text.alias,
      canonicalUrl: addresses.product.path(ctx, record),
      primaryImage: record.images[0]?.fileName ?? null,
      attributes: value.attributes,
      variants: [],
    };
  }

  /** The product's own node with its SKUs below. */
  function productNode(product: Product): VariantNode {
    const { skus } = product.record;
    const variants = skus.map(sku => ({ ...node(product, skuValue(sku), [sku]), skuId: sku.id }));
    return { ...node(product, productValue(product), skus), variants };
  }

  /** Products below their value of the further dimension, when any has one. */
  function tree(members: readonly Product[]): VariantNode[] {
    const ordered = members.toSorted((a, b) => productValue(a).order - productValue(b).order);
    if (!ordered.some(member => valueAt(member, FURTHER_LEVEL))) return ordered.map(productNode);
    const byFurther = ordered.toSorted(
      (a, b) => (valueAt(a, FURTHER_LEVEL)?.order ?? 0) - (valueAt(b, FURTHER_LEVEL)?.order ?? 0),
    );
    const branches = new Map<string, VariantNode>();
    for (const member of byFurther) {
      const value = valueAt(member, FURTHER_LEVEL) ?? { ...productValue(member), level: FURTHER_LEVEL };
      const branch = branches.get(value.value) ?? node(member, value, member.record.skus);
      branch.variants.push(productNode(member));
      branches.set(value.value, branch);
    }
    return [...branches.values()];
  }

  function dimension(product: Product, own: VariantValue, all: readonly VariantValue[]): DimensionView {
    const { language } = product.ctx;
    const labelOf = (value: VariantValue) => localised(value.label, language) ?? value.value;
    const group = new Map(all.map(value => [value.value, { value: value.value, label: labelOf(value) }]));
    const { level, dimension: name, type, value, attributes } = own;
    return {
      level,
      dimension: name,
      type,
      value,
      label: labelOf(own),
      attributes,
      group: [...group.values()],
    };
  }

  /**
   * The levels that the product itself decides, outermost first, with what else could be chosen there. The size is the
   * shopper's to choose: a SKU is not a dimension that the product has chosen.
   */
  function dimensions(product: Product, members: readonly Product[]): DimensionView[] {
    return product.record.variantValues.toReversed().map(own =>
      dimension(
        product,
        own,
        members.flatMap(member => valueAt(member, own.level) ?? []).sort((a, b) => a.order - b.order),
      ),
    );
  }

  return { tree, productNode, dimensions };
}
