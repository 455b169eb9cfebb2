/** Which other products of the variant group can be gone to from here, row by row; pure (R-PRODUCT-4, R-PRODUCT-8). */
import type { Product, Stock, Variant } from '#api/catalogue/types.ts';

export interface VariantOption {
  key: string;
  /** The same for the option of that value on the page of every sibling; unique in its row. */
  id: string;
  label: string;
  href: string;
  /** Hex without #. */
  colour: string | null;
  image: string | null;
  isCurrent: boolean;
  isOut: boolean;
  /** Null for what leads to several products, each with a stock of its own. */
  stock: Stock | null;
}

export interface VariantRow {
  dimension: string;
  /** Label of the present choice. */
  current: string;
  /** By what its options are told apart. */
  looks: 'colour' | 'picture' | 'word';
  options: VariantOption[];
}

/** What a page shows at once; a longer row is seen whole in the panel. */
const mostShown = 12;

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

/** Pictures tell apart only what has one each. */
function looksOf(options: readonly Variant[]): VariantRow['looks'] {
  if (options.some(({ colour }) => colour)) return 'colour';
  const pictures = new Set(options.map(({ image }) => image));
  return options[0]?.level === 1 && pictures.size === options.length && !pictures.has(null)
    ? 'picture'
    : 'word';
}

/** The options on the page and those behind "all of them"; the present one is always in sight. */
export function shortRow(options: readonly VariantOption[]): [shown: VariantOption[], more: VariantOption[]] {
  if (options.length <= mostShown) return [[...options], []];
  const first = options.slice(0, mostShown - 1);
  const late = options.slice(mostShown - 1).find(({ isCurrent }) => isCurrent);
  const shown = late ? [...first.slice(0, -1), late] : first;
  return [shown, options.filter(option => !shown.includes(option))];
}

/** Siblings may share a value: then their order tells them apart. */
function idOf(options: readonly Variant[], at: number): string {
  const value = options[at]?.value ?? '';
  const before = options.slice(0, at).filter(option => option.value === value).length;
  return encodeURIComponent(before === 0 ? value : `${value}-${before}`);
}

function rowOf(options: readonly Variant[], product: Chosen): VariantRow[] {
  const current = currentOf(options, product);
  if (!current || current.level === 0 || options.length < 2) return [];
  return [
    {
      dimension: current.dimension,
      current: current.label || current.value,
      looks: looksOf(options),
      options: options.map((option, at) => {
        const target = targetOf(option, product);
        return {
          key: `${option.level} ${option.value} ${target.productId}`,
          id: idOf(options, at),
          label: option.label || option.value,
          href: target.href,
          colour: option.colour,
          image: option.image,
          isCurrent: option === current,
          isOut: target.stock.totalStock === 0,
          stock: option.level > 1 ? null : option.stock,
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
