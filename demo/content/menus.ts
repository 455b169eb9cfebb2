/** The menus of all six locations. Category items hold the id of the category; the backend adds the address. */
import type { Localized } from '#backend/commands.ts';
import type { BulkWriter } from '../bulk-writer.ts';
import type { Category } from '../shop/categories.ts';
import { categories, categoryOf } from '../shop/categories.ts';
import type { Translated } from '../words.ts';
import { localized } from '../words.ts';
import { pages } from './pages.ts';

export interface MenuItem {
  id: string;
  type: 'category' | 'page' | 'custom' | 'brand';
  value: string;
  label: Localized;
  /** Complete paths, including the language prefix. */
  url?: Localized;
  targetBlank: boolean;
  open: boolean;
  hidden: boolean;
  order: number;
  promotion?: Promotion;
  children: readonly MenuItem[];
}

/** What the submenu of a top-level entry advertises. */
interface Promotion {
  image: { file: string; width: number; height: number; alt: Record<'fi' | 'sv' | 'en', string> };
  title: Localized;
  text: Localized;
  href: string;
}

const promotion = (
  image: { file: string; width: number; height: number },
  [fi, sv, en]: Translated,
  href: string,
  title: Translated,
  text: Translated,
): Promotion => ({
  image: { ...image, alt: { fi, sv, en } },
  title: localized(title),
  text: localized(text),
  href,
});

/** By category. */
const promotions: ReadonlyMap<number, Promotion> = new Map([
  [
    categoryOf('vinssit').id,
    promotion(
      { file: 'tile-lake.webp', width: 960, height: 720 },
      ['Vinssi, väkipyörä ja köysi', 'Vinsch, block och lina', 'Winch, pulley block and rope'],
      'category:vinssit',
      ['Ylös omin voimin', 'Upp för egen maskin', 'Out under your own power'],
      [
        'Vinssi, köysi ja asennuslevy koneesi mukaan',
        'Vinsch, lina och fäste för din maskin',
        'Winch, rope and mount for your machine',
      ],
    ),
  ],
  [
    categoryOf('auraus-ja-talvi').id,
    promotion(
      { file: 'hero-winter-tall.webp', width: 800, height: 960 },
      ['Punainen aura lumessa', 'Röd plog i snön', 'Red plough in snow'],
      'category:auraus-ja-talvi',
      [
        'Aura kiinni ennen ensilunta',
        'Montera plogen före första snön',
        'Fit the plough before the first snow',
      ],
      ['Aurat, ketjut ja telasarjat', 'Plogar, kedjor och bandsatser', 'Ploughs, chains and track kits'],
    ),
  ],
]);

const plain = { targetBlank: false, open: false, hidden: false, children: [] };

const fromCategory = (category: Category, order: number, depth: number): MenuItem => ({
  ...plain,
  id: `category-${category.id}`,
  type: 'category',
  value: String(category.id),
  label: localized(category.name),
  order,
  children: depth === 0 ? [] : childrenOf(category.id, depth - 1),
});

const childrenOf = (parent: number, depth: number): readonly MenuItem[] =>
  categories
    .filter(category => category.parent === parent)
    .map((category, index) => fromCategory(category, index + 1, depth));

/** Finds a page by its Finnish alias. */
function fromPage(alias: string, order: number): MenuItem {
  const page = pages.find(one => one.alias[0] === alias);
  if (page === undefined) throw new Error(`No page ${alias}`);
  return {
    ...plain,
    id: `page-${alias}`,
    type: 'page',
    value: String(page.id),
    label: localized(page.title),
    url: { fi: `/${page.alias[0]}`, sv: `/sv/${page.alias[1]}`, en: `/en/${page.alias[2]}` },
    order,
  };
}

const link = (id: string, label: Translated, url: Translated, order: number): MenuItem => ({
  ...plain,
  id,
  type: 'custom',
  value: url[0],
  label: localized(label),
  url: localized(url),
  order,
});

const allLink = (order: number): MenuItem =>
  link(
    'all',
    ['Kaikki tuotteet', 'Alla produkter', 'All products'],
    ['/tuotteet', '/sv/produkter', '/en/products'],
    order,
  );

const brandsLink = (order: number): MenuItem =>
  link(
    'brands',
    ['Merkit A–Ö', 'Märken A–Ö', 'Brands A–Z'],
    ['/valmistaja', '/sv/tillverkare', '/en/brands'],
    order,
  );

const quickOrderLink = (order: number): MenuItem =>
  link(
    'quick-order',
    ['Pikatilaus yrityksille', 'Snabborder för företag', 'Quick order for business'],
    ['/pikatilaus', '/sv/snabborder', '/en/quick-order'],
    order,
  );

export function addMenus(writer: BulkWriter): void {
  const tops = childrenOf(0, 2).map(item => {
    const own = promotions.get(Number(item.value));
    return own ? { ...item, promotion: own } : item;
  });
  const inOrder = (aliases: readonly string[], from = 1): MenuItem[] =>
    aliases.map((alias, index) => fromPage(alias, from + index));
  const picked = ['renkaat-ja-vanteet', 'vinssit', 'auraus-ja-talvi', 'ajovarusteet', 'oljyt-ja-huolto'];
  const menus: readonly { id: string; title: Translated | null; items: readonly MenuItem[] }[] = [
    { id: 'main-desktop', title: null, items: tops },
    {
      id: 'main-mobile',
      title: ['Tuotteet', 'Produkter', 'Products'],
      items: [...tops, allLink(tops.length + 1), brandsLink(tops.length + 2)],
    },
    { id: 'top-bar', title: null, items: inOrder(['asiakaspalvelu', 'toimitus', 'tietoa-meista']) },
    {
      id: 'footer-first',
      title: ['Asiakaspalvelu', 'Kundservice', 'Customer service'],
      items: [
        ...inOrder([
          'asiakaspalvelu',
          'toimitus',
          'peruuttaminen',
          'ostoehdot',
          'tietosuoja',
          'cookies',
          'saavutettavuus',
        ]),
        quickOrderLink(8),
      ],
    },
    {
      id: 'footer-second',
      title: ['Suosittua', 'Populärt', 'Popular'],
      items: [
        ...picked.map((key, index) => fromCategory(categoryOf(key), index + 1, 0)),
        brandsLink(7),
        fromPage('tietoa-meista', 8),
      ],
    },
    {
      id: 'info-pages',
      title: ['Tietoa ostamisesta', 'Om att handla', 'Shopping information'],
      items: [
        ...inOrder(pages.filter(page => page.inMenu).map(page => page.alias[0])),
        { ...fromPage('tietoa-meista', 99), hidden: true },
      ],
    },
  ];
  for (const menu of menus) {
    writer.add('menu', {
      menu_id: menu.id,
      name: menu.id,
      title: menu.title === null ? null : localized(menu.title),
      locations: [menu.id],
      items: menu.items,
    });
  }
}
