/** Converts a full API product: variants as a tree, specifications merged by name (R-PRODUCT-1, R-PRODUCT-4). */
import { applicationPositions } from '#kernel/vehicle/application.ts';
import { hrefOf, present, presentText } from '../present.ts';
import { toProductCompatibility } from '../vehicle/to-product-compatibility.ts';
import type { ProductDetailQuery, VariantPartsFragment } from './catalogue.gen.ts';
import { toAlternates } from './to-alternates.ts';
import { toCard, toStock } from './to-card.ts';
import type {
  Interchange,
  PackageGroup,
  PackageOption,
  Product,
  ProductApplication,
  ProductGuide,
  SpecificationRow,
  Variant,
} from './types.ts';

type Wire = NonNullable<ProductDetailQuery['product']>;
type VariantWire = VariantPartsFragment & { readonly variants?: readonly (VariantWire | null)[] | null };

const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

function toVariant(wire: VariantWire): Variant {
  const colour = present(wire.attributes)
    .map(attribute => hex.exec(attribute.value)?.[1])
    .find(Boolean);
  return {
    productId: wire.productId,
    alias: presentText(wire.alias),
    href: hrefOf(wire.canonicalUrl),
    label: presentText(wire.label),
    value: presentText(wire.value),
    level: wire.level,
    dimension: wire.dimension,
    colour: colour ?? null,
    image: wire.primaryImage ?? null,
    stock: toStock(wire.stock, wire.incoming),
    variants: present(wire.variants).map(toVariant),
  };
}

interface WireParameters {
  readonly name: string;
  readonly parameters:
    | readonly ({
        readonly name: string | null;
        readonly value: string | null;
        readonly show: boolean;
        /** Comparisons do not ask for it. */
        readonly description?: string | null;
      } | null)[]
    | null;
}

/** Parameters that are shown, merged by name. */
export function specificationsOf(
  groups: readonly (WireParameters | null)[] | null,
): Product['specifications'] {
  return present(groups).flatMap(({ name, parameters }) => {
    const rows = new Map<string, SpecificationRow>();
    for (const { show, name: key, value, description } of present(parameters)) {
      if (!show || !value || !key) continue;
      const before = rows.get(key)?.value;
      rows.set(key, {
        name: key,
        value: before === undefined ? value : `${before}, ${value}`,
        ...(description && { description }),
      });
    }
    return rows.size > 0 ? [{ group: name, rows: [...rows.values()] }] : [];
  });
}

type WireOption = NonNullable<
  NonNullable<
    NonNullable<NonNullable<NonNullable<Wire['productPackage']>['groups']>[number]>['options']
  >[number]
>;

/** The option with the sku to buy: the first with sufficient stock, else the first. */
function toOption({ optionId, name, quantity, isSelected, product }: WireOption): PackageOption[] {
  const skus = present(product?.skus);
  const sku = skus.find(({ stock }) => (stock?.totalStock ?? 0) >= quantity) ?? skus[0];
  if (!product || !sku) return [];
  const card = { ...toCard(product), stock: toStock(sku.stock) };
  const { lowestPrice } = product;
  const lowest =
    card.price.isDiscounted && lowestPrice
      ? { incVat: lowestPrice.lowestPriceIncVat, exVat: lowestPrice.lowestPriceExVat }
      : null;
  return [
    { optionId, name: name || card.name, quantity, isSelected, product: card, skuId: sku.skuId, lowest },
  ];
}

const guidesOf = (wires: Wire['guides']): ProductGuide[] =>
  present(wires).flatMap(({ kind, title, url }) => {
    const href = hrefOf(url);
    return href && (kind === 'manual' || kind === 'video' || kind === 'size') ? [{ kind, title, href }] : [];
  });

const interchangeOf = (wires: Wire['interchange']): Interchange[] =>
  present(wires).flatMap(({ kind, maker, number }) =>
    kind === 'oem' || kind === 'competitor' || kind === 'superseded' ? [{ kind, maker, number }] : [],
  );

const applicationsOf = (wires: Wire['applications']): ProductApplication[] =>
  present(wires).map(({ vehicles, position, quantity, qualifier, note }) => ({
    ...{ vehicles, quantity: quantity ?? null, qualifier, note },
    position: applicationPositions.find(each => each === position) ?? null,
  }));

const packagesOf = (wire: Wire): PackageGroup[] =>
  present(wire.productPackage?.groups)
    .map(group => ({
      groupId: group.groupId,
      name: presentText(group.name),
      description: presentText(group.description),
      required: group.required,
      options: present(group.options).flatMap(toOption),
    }))
    .filter(group => group.options.length > 0);

export function toProduct(wire: Wire): Product {
  const card = toCard(wire);
  const first = card.images[0];
  return {
    ...card,
    socialImage: first ? `/images/product/800f800/${encodeURIComponent(first)}` : null,
    articleNumber: presentText(wire.articleNumber),
    weight: wire.weight,
    type: wire.type === 'package' ? 'package' : 'product',
    summary: presentText(wire.texts?.text1),
    description: presentText(wire.texts?.text2),
    extra: presentText(wire.texts?.text3),
    skus: present(wire.skus).map(sku => ({
      skuId: sku.skuId,
      articleNumber: sku.articleNumber,
      name: presentText(sku.name),
      gtin: sku.gtin,
      stock: toStock(sku.stock, sku.incoming),
    })),
    specifications: specificationsOf(wire.parameterGroups),
    fit: toProductCompatibility(wire.parameterGroups, wire.packageFit),
    breadcrumbs: present(wire.breadcrumbs).map(crumb => ({ name: crumb.name, href: hrefOf(crumb.url) })),
    primaryCategory: wire.primaryCategory
      ? {
          alias: presentText(wire.primaryCategory.alias),
          name: wire.primaryCategory.name,
          href: hrefOf(wire.primaryCategory.canonicalUrl),
        }
      : null,
    brandAlias: presentText(wire.brand?.alias),
    hasMatchingSet: wire.hasMatchingSet ?? false,
    fittingVehicles: wire.fittingVehicles ?? [],
    variantDimensions: present(wire.variantDimensions).map(({ level, dimension, value, label }) => ({
      level,
      dimension,
      value: presentText(value),
      label: presentText(label),
    })),
    variants: present(wire.variantGroup?.variants).map(toVariant),
    packageGroups: packagesOf(wire),
    guides: guidesOf(wire.guides),
    interchange: interchangeOf(wire.interchange),
    applications: applicationsOf(wire.applications),
    assemblyPositions: present(wire.assemblyPositions).map(({ url, ...at }) => ({
      ...at,
      href: hrefOf(url),
    })),
    alternates: toAlternates(wire.alternativeUrls),
    meta: { title: presentText(wire.meta?.title), description: presentText(wire.meta?.description) },
  };
}
