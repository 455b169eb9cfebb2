/** The demo shop as the storefront of a hosted platform without a service for vehicles: it says nothing of vehicles or of what fits them, although the products of the platform carry such data. */
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { plainFrontend } from '../attack/plain-frontend.ts';
import { createDemoDatabase } from '../support/demo-database.ts';

/** Two shops and thirty pages, on a machine that is busy. */
const MAX_MILLISECONDS = 300_000;
const key = 'a-key-of-another-storefront';

async function open(settings: Record<string, string>) {
  const shop = await startShop({
    config: loadConfig({ PORT: '0', STUDIO_PORT: '0', ...settings }, '/nowhere'),
    logger: memoryLogger().logger,
    root: process.cwd(),
    frontend: { ...plainFrontend(), load: () => import('#entry/entry-server.tsx') },
  });
  onTestFinished(() => shop.stop());
  await shop.ready;
  return shop;
}

async function openHosted() {
  const { url, drop } = await createDemoDatabase();
  onTestFinished(drop);
  const platform = await open({ DATABASE_URL: url, COMMERCE_SERVER_KEYS: key, FOREIGN_DOCUMENTS: 'true' });
  return open({
    COMMERCE_API_URL: new URL('/graphql', platform.origin).href,
    COMMERCE_API_KEY: key,
    PAGES_WORK_PER_MINUTE: '1000000',
  });
}

/** Words for a vehicle or for what fits one, and the markup of marks, chips and selector. */
const told = new RegExp(
  [
    ...['ajoneuvo', 'sopivat osat', 'sopivuu', 'sopii', 'tallis', 'yleismalli'],
    ...['fordon', 'passar', 'garage', 'universalmodell', 'vehicle', 'that fit\\b', 'accessoryOrSparePart'],
  ].join('|'),
  'giu',
);

/**
 * A page without what the platform says: texts of its areas, descriptions and names, and the data that products, reviews and
 * the page's own settings have for vehicles and nothing shows.
 */
const ownWords = (html: string): string =>
  html
    .replaceAll(/<div class="?(?:prose|text)[^>]*>.*?<\/div>/gsu, '')
    .replaceAll(/"(?:html|description|extra|content|text)":"(?:[^"\\]|\\.)*"/gu, '')
    .replaceAll(/<p class="?eyebrow"?>.*?<\/p>/gsu, '')
    .replaceAll(/<h[12] class="?title"?>.*?<\/h[12]>/gsu, '')
    .replaceAll(/<h2>.*?<\/h2>/gsu, '')
    .replaceAll(/"fit":(?:null|\{"vehicles".*?\})|"vehicle":null|"quickFilters":\["vehicle"/gu, '')
    .replaceAll(/"hasVehicles":false|"vehicle":"text"|class="?vehicle"?|data-hint="?vehicle"?/gu, '');

const pages = {
  fi: [
    '/',
    '/tuotteet',
    '/s/vinssi',
    '/s/vinssi TRX520',
    '/s/qqxxzz',
    '/vertailu',
    '/suosikkeja',
    '/ostoskori',
  ],
  sv: ['/sv', '/sv/produkter', '/sv/s/vinsch', '/sv/jamfor', '/sv/kassan'],
  en: ['/en', '/en/products', '/en/s/winch'],
};
const files = ['/robots.txt', '/llms.txt', '/manifest.webmanifest', '/opensearch.xml', '/offline/fi.html'];
const forms = ['/kassa', '/kassa/lomake', '/valinnat', '/nothing-here', '/vehicles/GetManufacturers'];

it(
  'says nothing of vehicles on any kind of page, nor beside them',
  async () => {
    const shop = await openHosted();
    const read = async (path: string) => (await fetch(new URL(path, shop.origin))).text();
    const linksIn = (html: string, part: string) =>
      [...new Set([...html.matchAll(/href="([^"?#]+)"/gu)].map(([, href = '']) => href))].filter(href =>
        href.includes(part),
      );
    const found: string[] = [];
    for (const [locale, paths] of Object.entries(pages)) {
      const list = await read(paths[1] ?? '');
      const products = linksIn(list, '/p/').slice(0, 3);
      const categories = linksIn(list, '/c/').slice(0, 1);
      expect([locale, products.length, categories.length]).toEqual([locale, 3, 1]);
      const beside = locale === 'fi' ? [...files, ...forms] : [];
      for (const path of [...paths, ...products, ...categories, ...beside]) {
        // Pages name their own address, which may be that of a vehicle.
        const html = await read(path);
        const words = ownWords(path.length > '/sv'.length ? html.replaceAll(path, '') : html);
        const [match] = words.matchAll(told);
        if (match) found.push(`${path}: ${words.slice(match.index - 80, match.index + 60)}`);
      }
    }
    expect(found).toEqual([]);
  },
  MAX_MILLISECONDS,
);
