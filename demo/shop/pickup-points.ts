/** Invented pickup points in real towns, by the zip codes they are near to. */
import type { Translated } from '../words.ts';

export interface PickupPoint {
  /** The carrier's id of the pickup point. */
  name: string;
  label: Translated;
  /** Of the point itself. */
  place: string;
  /** Pattern of the zip codes that it serves. */
  zip: string;
}

/** Swedish where the names of the streets and towns have a Swedish form. */
type Row = readonly [fi: string, sv?: string];

const finland: Readonly<Record<string, readonly Row[]>> = {
  '^0\\d{4}$': [
    ['Noutopiste Kamppi, Malminrinne 4, 00100 Helsinki', 'Ombudet Kampen, Malmbrinken 4, 00100 Helsingfors'],
    [
      'Noutopiste Hakaniemi, Siltasaarenkatu 12, 00530 Helsinki',
      'Ombudet Hagnäs, Broholmsgatan 12, 00530 Helsingfors',
    ],
    ['Noutopiste Tapiola, Länsituulentie 7, 02100 Espoo', 'Ombudet Hagalund, Västanvindsvägen 7, 02100 Esbo'],
    ['Noutopiste Tikkurila, Asematie 3, 01300 Vantaa', 'Ombudet Dickursby, Stationsvägen 3, 01300 Vanda'],
  ],
  '^1\\d{4}$': [
    ['Noutopiste Trio, Aleksanterinkatu 18, 15140 Lahti', 'Ombudet Trio, Alexandersgatan 18, 15140 Lahtis'],
    [
      'Noutopiste Tori, Raatihuoneenkatu 11, 13100 Hämeenlinna',
      'Ombudet Torget, Rådhusgatan 11, 13100 Tavastehus',
    ],
  ],
  '^2(?!2)\\d{4}$': [
    [
      'Noutopiste Kauppatori, Yliopistonkatu 20, 20100 Turku',
      'Ombudet Torget, Universitetsgatan 20, 20100 Åbo',
    ],
    [
      'Noutopiste Puuvilla, Siltapuistokatu 14, 28100 Pori',
      'Ombudet Bomull, Broparksgatan 14, 28100 Björneborg',
    ],
  ],
  '^3\\d{4}$': [
    [
      'Noutopiste Koskikeskus, Hatanpään valtatie 1, 33100 Tampere',
      'Ombudet Forsen, Hatanpää chaussé 1, 33100 Tammerfors',
    ],
    [
      'Noutopiste Lielahti, Enqvistinkatu 9, 33400 Tampere',
      'Ombudet Lielax, Enqvistgatan 9, 33400 Tammerfors',
    ],
  ],
  '^4\\d{4}$': [
    [
      'Noutopiste Kompassi, Kauppakatu 22, 40100 Jyväskylä',
      'Ombudet Kompassen, Köpmansgatan 22, 40100 Jyväskylä',
    ],
    ['Noutopiste Manski, Kauppalankatu 6, 45100 Kouvola', 'Ombudet Manski, Köpingsgatan 6, 45100 Kouvola'],
  ],
  '^5\\d{4}$': [
    [
      'Noutopiste Satama, Kauppakatu 40, 53100 Lappeenranta',
      'Ombudet Hamnen, Köpmansgatan 40, 53100 Villmanstrand',
    ],
    [
      'Noutopiste Stella, Maaherrankatu 13, 50100 Mikkeli',
      'Ombudet Stella, Landshövdingsgatan 13, 50100 S:t Michel',
    ],
  ],
  '^6\\d{4}$': [
    ['Noutopiste Lakeus, Kalevankatu 9, 60100 Seinäjoki', 'Ombudet Lakeus, Kalevagatan 9, 60100 Seinäjoki'],
    ['Noutopiste Rewell, Vaasanpuistikko 16, 65100 Vaasa', 'Ombudet Rewell, Vasaesplanaden 16, 65100 Vasa'],
  ],
  '^7\\d{4}$': [
    [
      'Noutopiste Veljmies, Haapaniemenkatu 24, 70110 Kuopio',
      'Ombudet Torget, Haapaniemigatan 24, 70110 Kuopio',
    ],
  ],
  '^8\\d{4}$': [
    ['Noutopiste Jokela, Torikatu 27, 80100 Joensuu', 'Ombudet Jokela, Torggatan 27, 80100 Joensuu'],
    ['Noutopiste Kajaani, Kauppakatu 21, 87100 Kajaani', 'Ombudet Kajana, Köpmansgatan 21, 87100 Kajana'],
  ],
  '^9\\d{4}$': [
    ['Noutopiste Rotuaari, Isokatu 22, 90100 Oulu', 'Ombudet Rotuaari, Storgatan 22, 90100 Uleåborg'],
    [
      'Noutopiste Napapiiri, Koskikatu 25, 96200 Rovaniemi',
      'Ombudet Polcirkeln, Forsgatan 25, 96200 Rovaniemi',
    ],
  ],
};

const sweden: Readonly<Record<string, readonly Row[]>> = {
  '^1\\d{4}$': [
    ['Ombudet Hötorget, Kungsgatan 44, 111 35 Stockholm'],
    ['Ombudet Skanstull, Götgatan 91, 116 62 Stockholm'],
    ['Ombudet Kista, Kistagången 2, 164 40 Kista'],
  ],
  '^2\\d{4}$': [['Ombudet Triangeln, Södra Förstadsgatan 41, 211 43 Malmö']],
  '^3\\d{4}$': [['Ombudet Storgatan 20, 352 30 Växjö'], ['Ombudet Stora torg 2, 302 42 Halmstad']],
  '^4\\d{4}$': [
    ['Ombudet Nordstan, Götgatan 10, 411 05 Göteborg'],
    ['Ombudet Frölunda, Frölunda torg 5, 421 42 Västra Frölunda'],
  ],
  '^5\\d{4}$': [
    ['Ombudet Östra Storgatan 17, 553 21 Jönköping'],
    ['Ombudet Gyllen, Storgatan 40, 582 23 Linköping'],
  ],
  '^6\\d{4}$': [
    ['Ombudet Drottninggatan 29, 602 24 Norrköping'],
    ['Ombudet Mitt i City, Drottninggatan 35, 652 25 Karlstad'],
  ],
  '^7\\d{4}$': [
    ['Ombudet Stora gatan 19, 722 12 Västerås'],
    ['Ombudet Krämaren, Drottninggatan 29, 702 10 Örebro'],
  ],
  '^8\\d{4}$': [['Ombudet Nian, Nygatan 15, 803 20 Gävle'], ['Ombudet In, Storgatan 22, 852 30 Sundsvall']],
  '^9\\d{4}$': [
    ['Ombudet Utopia, Skolgatan 62, 903 29 Umeå'],
    ['Ombudet Smedjan, Storgatan 36, 972 31 Luleå'],
  ],
};

/** Addresses are not translated, only the word for the pickup point. */
const englishOf = (label: string): string => label.replace(/^(Noutopiste|Ombudet) /, 'Pick-up point ');

/** The zip code in its address. */
const placeOf = (label: string): string => (/, (\d{3} ?\d{2}) /.exec(label)?.[1] ?? '').replace(' ', '');

const pointsOf = (market: string, regions: Readonly<Record<string, readonly Row[]>>): PickupPoint[] =>
  Object.entries(regions)
    .flatMap(([zip, rows]) =>
      rows.map(([fi, sv = fi]) => ({ zip, place: placeOf(fi), label: [fi, sv, englishOf(fi)] as const })),
    )
    .map((point, index) => ({ ...point, name: `${market}-point-${String(index + 1).padStart(2, '0')}` }));

/** By market; in markets without pickup points the carrier chooses the nearest of its own. */
export const pickupPoints: Readonly<Partial<Record<string, readonly PickupPoint[]>>> = {
  fi: pointsOf('fi', finland),
  se: pointsOf('se', sweden),
};
