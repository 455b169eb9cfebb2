/** The shop's own labels of facets; names of categories, brands and parameters come from the data. */

import type { CountedGroup } from './index/answer/catalogue-query.ts';
import type { ProductStockStatus } from './index/table/columns.ts';

type Labels = Record<Exclude<CountedGroup['type'], 'Parameter' | 'Campaign' | 'PriceList'>, string> & {
  stock: Record<ProductStockStatus, string>;
};

const fi: Labels = {
  Category: 'Kategoria',
  Brand: 'Merkki',
  Sku: 'Koko',
  Price: 'Hinta',
  Discount: 'Alennus',
  StockStatus: 'Saatavuus',
  stock: {
    'in-stock': 'Varastossa',
    'to-order': 'Tilaustuote',
    static: 'Toimittajan varastossa',
    out: 'Loppu',
  },
};

const sv: Labels = {
  Category: 'Kategori',
  Brand: 'Märke',
  Sku: 'Storlek',
  Price: 'Pris',
  Discount: 'Rabatt',
  StockStatus: 'Lagerstatus',
  stock: { 'in-stock': 'I lager', 'to-order': 'Beställningsvara', static: 'Hos leverantören', out: 'Slut' },
};

const en: Labels = {
  Category: 'Category',
  Brand: 'Brand',
  Sku: 'Size',
  Price: 'Price',
  Discount: 'Discount',
  StockStatus: 'Availability',
  stock: {
    'in-stock': 'In stock',
    'to-order': 'Made to order',
    static: "At the supplier's",
    out: 'Out of stock',
  },
};

const labelsByCode: Readonly<Record<string, Labels>> = { fi, sv, en };

/** Finnish for a language without labels of its own. */
export const facetLabels = (languageId: string): Labels => labelsByCode[languageId.split('-')[0] ?? ''] ?? fi;
