/** The catalogue of the demo shop as its files state it, read without code of the shop: what judges of the search know. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { demoFolder } from '#tests/support/demo-folder.ts';

export interface RawProduct {
  articleNumber: string;
  /** Alias. */
  category: string;
  /** Machines by year that it is made for, as the files write them: `polaris-2015-sportsman-570`. */
  madeFor: ReadonlySet<string>;
  isUniversal: boolean;
  /** Class of the machines that it is made for; null for all. */
  machineClass: string | null;
  /** Diameter of the rim in inches; null without one. */
  rim: number | null;
  /** `Etu` or `Taka`, in Finnish; null for neither. */
  position: string | null;
  /** What it replaces, without makers. */
  numbers: readonly string[];
}

export interface RawMachine {
  make: string;
  model: string;
  years: readonly number[];
  machineClass: string;
  /** Diameters of its rims in inches. */
  rims: readonly number[];
}

export interface RawCatalogue {
  products: readonly RawProduct[];
  machines: readonly RawMachine[];
}

const texts = z.array(z.string()).default([]);
const productLine = z.object({
  article_number: z.string(),
  category: z.string(),
  vehicles: texts,
  oem_numbers: texts,
  competitor_numbers: texts,
  superseded_numbers: texts,
  'p:machine': z.string().nullish(),
  'p:rim': z.string().nullish(),
  'p:position': z.string().nullish(),
});
const machineRow = z.object({
  manufacturer: z.string(),
  model: z.string(),
  years: z.string(),
  machine_class: z.string(),
  front_rim: z.string(),
  back_rim: z.string(),
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** How the files name a machine of one model year. */
export const machineSlug = ({ make, model }: Pick<RawMachine, 'make' | 'model'>, year: number): string =>
  `${slugOf(make)}-${year}-${slugOf(model)}`;

const read = (file: string) => readFileSync(`${demoFolder}/catalogue/${file}`, 'utf8');

function productOf(line: string): RawProduct {
  const row = productLine.parse(JSON.parse(line));
  const numbers = [...row.oem_numbers, ...row.competitor_numbers, ...row.superseded_numbers];
  return {
    articleNumber: row.article_number,
    category: row.category,
    madeFor: new Set(row.vehicles.filter(vehicle => vehicle !== 'universal')),
    isUniversal: row.vehicles.includes('universal'),
    machineClass: row['p:machine'] ?? null,
    rim: row['p:rim'] ? Number.parseInt(row['p:rim'], 10) : null,
    position: row['p:position'] ?? null,
    numbers: numbers.map(number => number.replace(/^[^:]*: /, '')),
  };
}

function machineOf(row: unknown): RawMachine {
  const { manufacturer, model, years, ...rest } = machineRow.parse(row);
  const [first = 0, last = first] = years.split('-').map(Number);
  return {
    make: manufacturer,
    model,
    years: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    machineClass: rest.machine_class,
    rims: [rest.front_rim, rest.back_rim].map(rim => Number.parseInt(rim, 10)),
  };
}

/** Products, packages and machines of the demo shop. */
export function readRawCatalogue(): RawCatalogue {
  const lines = ['products.jsonl', 'packages.jsonl'].flatMap(file => read(file).trim().split('\n'));
  const rows: unknown[] = parse(read('vehicles.csv'), { columns: true });
  return { products: lines.map(productOf), machines: rows.map(machineOf) };
}
