/** The other products of the variant group, row by row; pure (R-PRODUCT-4, R-PRODUCT-8). */
import type { Product, Stock, Variant } from '#api/catalogue/types.ts';

export interface VariantOption {
  key: string;
  /** The same for this value on every sibling page; unique in its row. */
  id: string;
  label: string;
  href: string;
  /** Hex without #. */
  colour: string | null;
  image: string | null;
  isCurrent: boolean;
  isOut: boolean;
  /** Null for an option with several products, since each has its own stock. */
  stock: Stock | null;
}

export interface VariantRow {
  dimension: string;
  /** Label of the current option. */
  current: string;
  /** How the options are distinguished. */
  looks: 'colour' | 'picture' | 'word';
  options: VariantOption[];
}

/** Options shown on the page; the panel shows all of a longer row. */
const mostShown = 12;

type Chosen = Pick<Product, 'productId' | 'variantDimensions'>;

const valueAt = ({ variantDimensions }: Chosen, level: number): string | undefined =>
  variantDimensions.find(dimension => dimension.level === level)?.value;

/** The option of this product, else the one with its value, else the first. */
function currentOf(options: readonly Variant[], product: Chosen): Variant | undefined {
  return (
    options.find(option => option.level === 1 && option.productId === product.productId) ??
    options.find(option => option.value === valueAt(product, option.level)) ??
    options[0]
  );
}

/** Target of an option: itself, or the nested product most similar to this one. */
const targetOf = (option: Variant, product: Chosen): Variant =>
  option.level > 1
    ? (option.variants.find(inner => inner.value === valueAt(product, inner.level)) ??
      option.variants[0] ??
      option)
    : option;

/** Images distinguish options only when each has its own. */
function looksOf(options: readonly Variant[]): VariantRow['looks'] {
  if (options.some(({ colour }) => colour)) return 'colour';
  const pictures = new Set(options.map(({ image }) => image));
  return options[0]?.level === 1 && pictures.size === options.length && !pictures.has(null)
    ? 'picture'
    : 'word';
}

/** The options shown on the page and those behind "show all"; the current one is always shown. */
export function shortRow(options: readonly VariantOption[]): [shown: VariantOption[], more: VariantOption[]] {
  if (options.length <= mostShown) return [[...options], []];
  const first = options.slice(0, mostShown - 1);
  const late = options.slice(mostShown - 1).find(({ isCurrent }) => isCurrent);
  const shown = late ? [...first.slice(0, -1), late] : first;
  return [shown, options.filter(option => !shown.includes(option))];
}

/** Siblings with the same value are numbered. */
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
