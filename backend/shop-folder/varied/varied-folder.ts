/** A shop's folder with fewer products than it has, or with more, which are like its own: for tests and measurements. */
import { createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Fields } from '#backend/import/file-row.ts';
import { readRows } from '#backend/import/read-rows.ts';
import { csvText } from '../export/csv-text.ts';
import { InvalidFolder } from '../invalid-folder.ts';
import { chooseProducts, evenlyChosen } from './choose-products.ts';
import { copiedProduct } from './copied-product.ts';
import { fewerDemo, fewerGroups, fewerPromotions, neededByCampaigns, neededParts } from './fewer-entries.ts';

interface VariedFolder {
  path: string;
  /** Removes it. */
  remove: () => Promise<void>;
}

/** Files that name products. */
const tables = {
  'sizes.csv': ['product'],
  'variants.csv': ['article_number'],
  'relations.csv': ['from', 'to'],
  'applications.csv': ['article_number'],
  'assembly-positions.csv': ['article_number'],
  'price-lists.csv': ['article_number'],
} as const;
const packagesFile = 'packages.jsonl';
const productFiles = ['products.csv', 'products.jsonl'];

/**
 * @param source an absolute path; it is not changed
 * @param count products and packages; what packages and gifts need comes in any case
 * @throws InvalidFolder for a folder without products
 */
export async function variedFolder(source: string, count: number): Promise<VariedFolder> {
  const path = await mkdtemp(join(tmpdir(), 'shop-varied-'));
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    await writeVaried(source, path, count);
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeVaried(source: string, target: string, count: number): Promise<void> {
  const names = await readdir(join(source, 'catalogue')).catch((): string[] => []);
  const file = productFiles.find(name => names.includes(name));
  if (file === undefined) throw new InvalidFolder(`${source} has no products that could be varied`);
  const changed = new Set<string>([...productFiles, packagesFile, ...Object.keys(tables)]);
  await copyOthers(source, target, new Set(['catalogue', 'promotions.json', 'demo.json']));
  await mkdir(join(target, 'catalogue'));
  await copyOthers(join(source, 'catalogue'), join(target, 'catalogue'), changed);
  const products = await rowsOf(join(source, 'catalogue', file));
  const packages = await packagesOf(source);
  const chosen = await choose(source, { products, packages }, count);
  const isThere = (number: string): boolean => chosen.has(number);
  const own = products.filter(fields => isThere(numberOf(fields)));
  await pipeline(
    Readable.from(linesOf(own, count - chosen.size)),
    createWriteStream(join(target, 'catalogue/products.jsonl')),
  );
  const left = packages.filter(({ article_number }) => isThere(String(article_number)));
  const lines = left.map(one => `${JSON.stringify({ ...one, groups: fewerGroups(one, isThere) })}\n`);
  if (lines.length > 0) await writeFile(join(target, 'catalogue', packagesFile), lines.join(''));
  for (const [name, columns] of Object.entries(tables))
    if (names.includes(name)) await writeTable(join('catalogue', name), { source, target, columns, isThere });
  await writeJson('promotions.json', source, target, data => fewerPromotions(data, isThere));
  await writeJson('demo.json', source, target, data => fewerDemo(data, isThere));
}

type Line = Readonly<Record<string, unknown>>;

interface Content {
  products: readonly Fields[];
  packages: readonly Line[];
}

async function choose(
  source: string,
  { products, packages }: Content,
  count: number,
): Promise<ReadonlySet<string>> {
  const total = products.length + packages.length;
  const some = evenlyChosen(packages, Math.round(packages.length * Math.min(1, count / total)));
  const table = (name: string) => rowsOf(join(source, 'catalogue', name), 'article_number').catch(() => []);
  const variants = await table('variants.csv');
  const promotions = await readFile(join(source, 'promotions.json'), 'utf8').catch(() => '{}');
  const productOf = new Map(
    (await table('sizes.csv')).map(fields => [numberOf(fields), fields.get('product') ?? '']),
  );
  const inLists = new Map(
    (await table('price-lists.csv')).map(fields => [fields.get('list'), numberOf(fields)]),
  );
  const named = [
    ...some.flatMap(one => neededParts(one)),
    ...neededByCampaigns(JSON.parse(promotions)),
    ...inLists.values(),
  ];
  const needed = new Set(named.map(number => productOf.get(number) ?? number));
  const articles = chooseProducts(
    {
      products: products.map(fields => ({
        number: numberOf(fields),
        category: fields.get('category') ?? '',
      })),
      groups: new Map(variants.map(fields => [numberOf(fields), fields.get('group') ?? ''])),
      needed,
    },
    count - some.length,
  );
  return new Set([...articles, ...some.map(({ article_number }) => String(article_number))]);
}

/** Everything but what is written anew. Pictures are shared with the source: they are many, and only read. */
async function copyOthers(source: string, target: string, others: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(source).catch((): string[] => [])) {
    if (others.has(name)) continue;
    const [from, to] = [join(source, name), join(target, name)];
    await (name === 'pictures' ? symlink(from, to) : cp(from, to, { recursive: true }));
  }
}

const numberOf = (fields: Fields): string => fields.get('article_number') ?? '';

async function rowsOf(file: string, key?: string): Promise<Fields[]> {
  const rows: Fields[] = [];
  for await (const row of readRows(file, key)) if ('fields' in row) rows.push(row.fields);
  return rows;
}

async function packagesOf(source: string): Promise<Line[]> {
  const text = await readFile(join(source, 'catalogue', packagesFile), 'utf8').catch(() => '');
  return text.split('\n').flatMap(line => (line.trim() === '' ? [] : [JSON.parse(line) as Line]));
}

/** Those of the folder, and as many copies as there are to be more. */
function* linesOf(products: readonly Fields[], more: number): Generator<string> {
  const before = new Set<string>();
  for (const fields of products) {
    const parts = (fields.get('fitting_parts') ?? '').split('|').filter(part => before.has(part));
    yield `${JSON.stringify({ ...Object.fromEntries(fields), fitting_parts: parts })}\n`;
    before.add(numberOf(fields));
  }
  for (let index = 0; index < more; index += 1) {
    const model = products[index % products.length];
    if (model)
      yield `${JSON.stringify(copiedProduct(model, 2 + Math.floor(index / products.length), index))}\n`;
  }
}

interface Written {
  source: string;
  target: string;
  columns: readonly string[];
  isThere: (number: string) => boolean;
}

async function writeTable(file: string, { source, target, columns, isThere }: Written): Promise<void> {
  const all = await rowsOf(join(source, file), columns[0]);
  const rows = all.filter(fields => columns.every(column => isThere(fields.get(column) ?? '')));
  const [first] = all;
  const text = csvText(
    first ? [...first.keys()] : [],
    [],
    rows.map(fields => Object.fromEntries(fields)),
  );
  if (text !== null) await writeFile(join(target, file), text);
}

async function writeJson(
  file: string,
  source: string,
  target: string,
  change: (data: Line) => object,
): Promise<void> {
  const text = await readFile(join(source, file), 'utf8').catch(() => null);
  if (text !== null) await writeFile(join(target, file), JSON.stringify(change(JSON.parse(text)), null, 1));
}
