/** Judges answers to searches for machines and numbers by the files of the catalogue. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { machineSlug, type RawCatalogue, type RawMachine, type RawProduct } from './raw-catalogue.ts';

const machineQuery = z.strictObject({
  language: z.enum(['fi', 'sv', 'en']),
  text: z.string(),
  /** The machine that is meant; without a year all of its model years. */
  machine: z.strictObject({ make: z.string(), model: z.string(), year: z.number().optional() }).optional(),
  /** Aliases of the categories that are meant; without them everything for the machine is. */
  parts: z.array(z.string()).optional(),
  /** Aliases of categories whose products for the machine are of some use. */
  near: z.array(z.string()).optional(),
  position: z.enum(['Etu', 'Taka']).optional(),
  /** The number that is meant, or its beginning. */
  number: z.string().optional(),
});

export type MachineQuery = z.infer<typeof machineQuery>;

/** Queries that the search may be tuned with. */
export const readMachineQueries = (): MachineQuery[] =>
  z
    .array(machineQuery)
    .parse(JSON.parse(readFileSync(new URL('machine-queries.json', import.meta.url), 'utf8')));

const plain = (number: string) => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function machineOf({ machine }: MachineQuery, { machines }: RawCatalogue): RawMachine | null {
  if (!machine) return null;
  const found = machines.find(({ make, model }) => make === machine.make && model === machine.model);
  if (!found) throw new Error(`The catalogue has no ${machine.make} ${machine.model}`);
  return found;
}

const isMadeFor = (product: RawProduct, machine: RawMachine, year: number | undefined): boolean =>
  (year === undefined ? machine.years : [year]).some(each => product.madeFor.has(machineSlug(machine, each)));

function isForAnotherMachine(product: RawProduct, machine: RawMachine, year: number | undefined): boolean {
  if (product.madeFor.size > 0 && !product.isUniversal && !isMadeFor(product, machine, year)) return true;
  if (product.machineClass !== null && product.machineClass !== machine.machineClass) return true;
  return product.rim !== null && !machine.rims.includes(product.rim);
}

const holds = (product: RawProduct, number: string, whole: boolean): boolean =>
  product.numbers.some(each =>
    whole ? plain(each) === plain(number) : plain(each).startsWith(plain(number)),
  );

/** Whether the files say that the product is for another machine, or has another number, than the query names. */
export function isWrong(query: MachineQuery, product: RawProduct, catalogue: RawCatalogue): boolean {
  const machine = machineOf(query, catalogue);
  if (machine && isForAnotherMachine(product, machine, query.machine?.year)) return true;
  return query.number !== undefined && !holds(product, query.number, false);
}

/** 3: what was asked for. 2: a number that begins so. 1: something near, or the other end of the machine. */
export function machineGrade(query: MachineQuery, product: RawProduct, catalogue: RawCatalogue): number {
  const { number, machine: named, parts, near = [], position } = query;
  if (isWrong(query, product, catalogue)) return 0;
  if (number !== undefined) return holds(product, number, true) ? 3 : 2;
  const machine = machineOf(query, catalogue);
  if (!machine) return 0;
  const isUsable = product.isUniversal || isMadeFor(product, machine, named?.year);
  if (!parts) return isMadeFor(product, machine, named?.year) ? 3 : 0;
  if (!isUsable) return 0;
  if (!parts.includes(product.category)) return near.includes(product.category) ? 1 : 0;
  return position === undefined || product.position === position ? 3 : 1;
}
