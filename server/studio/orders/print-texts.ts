/** The words of printed lists, in the languages that buyers read. */
export interface PrintTexts {
  picking: string;
  slip: string;
  order: string;
  placed: string;
  delivery: string;
  deliverTo: string;
  pickupPoint: string;
  shelf: string;
  article: string;
  name: string;
  quantity: string;
  picked: string;
  pieces: string;
  reference: string;
  goodsLabel: string;
  message: string;
  thanks: string;
  questions: string;
}

const fi: PrintTexts = {
  picking: 'Keräyslista',
  slip: 'Lähete',
  order: 'Tilaus',
  placed: 'Tilattu',
  delivery: 'Toimitustapa',
  deliverTo: 'Toimitusosoite',
  pickupPoint: 'Noutopiste',
  shelf: 'Hylly',
  article: 'Tuotenumero',
  name: 'Tuote',
  quantity: 'Määrä',
  picked: 'Kerätty',
  pieces: 'Kappaleita yhteensä',
  reference: 'Viitteesi',
  goodsLabel: 'Merkki',
  message: 'Viestisi',
  thanks: 'Kiitos tilauksestasi!',
  questions: 'Kysyttävää? Ota yhteyttä:',
};

const sv: PrintTexts = {
  picking: 'Plocklista',
  slip: 'Följesedel',
  order: 'Beställning',
  placed: 'Beställd',
  delivery: 'Leveranssätt',
  deliverTo: 'Leveransadress',
  pickupPoint: 'Utlämningsställe',
  shelf: 'Hylla',
  article: 'Artikelnummer',
  name: 'Vara',
  quantity: 'Antal',
  picked: 'Plockad',
  pieces: 'Antal varor totalt',
  reference: 'Din referens',
  goodsLabel: 'Godsmärkning',
  message: 'Ditt meddelande',
  thanks: 'Tack för din beställning!',
  questions: 'Har du frågor? Kontakta oss:',
};

const en: PrintTexts = {
  picking: 'Picking list',
  slip: 'Packing slip',
  order: 'Order',
  placed: 'Ordered',
  delivery: 'Delivery',
  deliverTo: 'Delivery address',
  pickupPoint: 'Pick-up point',
  shelf: 'Shelf',
  article: 'Part number',
  name: 'Item',
  quantity: 'Quantity',
  picked: 'Picked',
  pieces: 'Pieces in total',
  reference: 'Your reference',
  goodsLabel: 'Parcel label',
  message: 'Your message',
  thanks: 'Thank you for your order!',
  questions: 'Questions? Contact us:',
};

const byCode: Readonly<Record<string, PrintTexts>> = { fi, sv, en };

/** English for a language without words of its own. */
export const printTexts = (code: string): PrintTexts => byCode[code] ?? en;
