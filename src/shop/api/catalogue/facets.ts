/** Filters of a product list, as widgets and sources see them. */

/** Filters of a list. */
export interface Facets {
  groups: FacetGroup[];
  /** Price range of the returned products, in the market's currency with VAT; null without products. */
  price: { lowest: number; highest: number } | null;
}

/** Groups with a URL parameter of their own; every other group is a `parameter`. */
export type FacetKind = 'categories' | 'brands' | 'skus' | 'price' | 'discount' | 'parameter';

export interface FacetGroup {
  /** Its URL parameter: `brands`, `p-f_60_501`. */
  key: string;
  kind: FacetKind;
  label: string;
  /** What the measure means, for who does not know it. */
  description?: string;
  values: FacetValue[];
}

export interface FacetValue {
  /** Opaque. */
  id: string;
  /** Parent value within the group. */
  parentId: string | null;
  label: string;
  /** Number of products with this value, given the choices in other groups. */
  count: number;
  /** The same without any choices. */
  whole: number;
  hidden: boolean;
}
