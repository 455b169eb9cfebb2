/** Input of builds and patches of the index: products by columns, every column in the order of product ids. */
export interface Prices {
  products: readonly number[];
  markets: readonly string[];
  selling: readonly number[];
  /** What a reduction may be compared with; the selling price where none may be announced. */
  compared: readonly number[];
}

/** Pieces sold of active products. */
export interface SoldPieces {
  products: readonly number[];
  pieces: readonly number[];
}

/** Of active SKUs. */
export interface Skus {
  products: readonly number[];
  names: readonly string[];
  articles: readonly string[];
  gtins: readonly (string | null)[];
  inStock: readonly number[];
  oversellable: readonly number[];
  atSupplier: readonly number[];
}

export interface ProductColumns {
  /** Active ones. */
  ids: readonly number[];
  articles: readonly string[];
  brands: readonly number[];
  /** 0 is none. */
  groups: readonly number[];
  /** Days since 1970. */
  days: readonly number[];
  sold: readonly number[];
  ratingSums: readonly number[];
  ratingCounts: readonly number[];
}

export interface Chunk {
  products: ProductColumns;
  texts: { products: readonly number[]; languages: readonly string[]; names: readonly string[] };
  categories: { products: readonly number[]; items: readonly number[] };
  parameters: { products: readonly number[]; items: readonly number[] };
  /** Running campaigns only. */
  campaigns: { products: readonly number[]; items: readonly number[] };
  priceLists: { products: readonly number[]; items: readonly number[]; markets: readonly string[] };
  /** Numbers that products replace. */
  interchange: { products: readonly number[]; numbers: readonly string[] };
  skus: Skus;
  prices: Prices;
}

/** A group that shows one of its variants in lists, and its active members, the most sold first. */
export interface CollapsingGroup {
  id: number;
  main: number;
  members: readonly number[];
}

/** Calls with the rows of each product, from `start` until `end`. Both iterate ids in ascending order. */
export function eachProduct(
  ids: readonly number[],
  products: readonly number[],
  visit: (at: number, start: number, end: number) => void,
): void {
  let row = 0;
  ids.forEach((id, at) => {
    while ((products[row] ?? Infinity) < id) row += 1;
    const start = row;
    while (products[row] === id) row += 1;
    visit(at, start, row);
  });
}
