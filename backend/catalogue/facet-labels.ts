/** What the shop itself calls its facets; names of categories, brands and parameters are data. */
import type { StockStatus } from './index/columns.ts';
import type { CountedGroup } from './index/catalogue-query.ts';

type Labels = Record<Exclude<CountedGroup['type'], 'Parameter' | 'Campaign' | 'PriceList'>, string> & {
  stock: Record<StockStatus, string>;
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

/** Finnish for every language that the shop does not speak. */
export const facetLabels = (languageId: string): Labels => (languageId.startsWith('sv') ? sv : fi);
