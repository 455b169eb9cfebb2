/** Which other products of the variant group can be gone to from here, row by row; pure (facts 4.3 to 4.5). */
import type { Product, Variant } from '#api/catalogue/types.ts';

export interface VariantOption {
  key: string;
  label: string;
  href: string;
  /** Hex without #. */
  colour: string | null;
  isCurrent: boolean;
  isOut: boolean;
}

export interface VariantRow {
  dimension: string;
  /** Label of the present choice. */
  current: string;
  options: VariantOption[];
}

type Chosen = Pick<Product, 'productId' | 'variantDimensions'>;

const valueAt = ({ variantDimensions }: Chosen, level: number): string | undefined =>
  variantDimensions.find(dimension => dimension.level === level)?.value;

/** The one that leads to this product, else the one with its value, else the first. */
function currentOf(options: readonly Variant[], product: Chosen): Variant | undefined {
  return (
    options.find(option => option.level === 1 && option.productId === product.productId) ??
    options.find(option => option.value === valueAt(product, option.level)) ??
    options[0]
  );
}

/** Where an option leads: to itself, or to the product inside it that is most like this one. */
const targetOf = (option: Variant, product: Chosen): Variant =>
  option.level > 1
    ? (option.variants.find(inner => inner.value === valueAt(product, inner.level)) ??
      option.variants[0] ??
      option)
    : option;

function rowOf(options: readonly Variant[], product: Chosen): VariantRow[] {
  const current = currentOf(options, product);
  if (!current || current.level === 0 || options.length < 2) return [];
  return [
    {
      dimension: current.dimension,
      current: current.label || current.value,
      options: options.map(option => {
        const target = targetOf(option, product);
        return {
          key: `${option.level} ${option.value} ${target.productId}`,
          label: option.label || option.value,
          href: target.href,
          colour: option.colour,
          isCurrent: option === current,
          isOut: target.stock.totalStock === 0,
        };
      }),
    },
  ];
}

export function variantRows(
  product: Pick<Product, 'productId' | 'variantDimensions' | 'variants'>,
): VariantRow[] {
  const { variants } = product;
  const base = currentOf(variants, product);
  const further = base && base.level > 1 ? rowOf(base.variants, product) : [];
  return [...rowOf(variants, product), ...further];
}
