/** Machines by name for the vehicle selector: read once per version of the catalogue, since shoppers ask at every pause of typing. */
import { createMachineNames, type NamedMachine } from '#backend/catalogue/vehicle/machine-names.ts';
import { createUnknownModels } from '#backend/catalogue/vehicle/unknown-model.ts';
import type { Db } from '#backend/database/schema.ts';
import { alikeYears } from './alike-years.ts';

interface FoundMachine extends NamedMachine {
  /** Neighbouring model years that take the same parts, each list in the order of the years; empty where many machines are found. */
  alike: number[][];
}

export interface FoundMachines {
  vehicles: FoundMachine[];
  /** When nothing is found: the text with the number of a machine that exists, to ask whether that was meant. */
  similar: string | null;
}

export interface MachineFinder {
  /** What people call a machine: `trx520`, `honda foreman 2021`. The nearest machines first. */
  named(text: string): Promise<FoundMachines>;
}

const MAX_FOUND = 8;
/** Of more machines the years are not compared: the shopper goes on typing. */
const MAX_COMPARED = 2;

const load = async (db: Db) => {
  const rows = await db.selectFrom('vehicle').select(['manufacturer', 'model', 'year']).execute();
  const find = createMachineNames(rows);
  const unknown = createUnknownModels(rows);
  return (text: string) => {
    const machines = find(text, MAX_FOUND);
    return { machines, similar: machines.length > 0 ? null : (unknown(text)?.searchText ?? null) };
  };
};

/** @param version another object after vehicles may have changed */
export function createMachineFinder(db: Db, version: () => object): MachineFinder {
  const known = new WeakMap<object, ReturnType<typeof load>>();
  return {
    async named(text) {
      const key = version();
      const loading = known.get(key) ?? load(db);
      known.set(key, loading);
      // The next question tries again.
      loading.catch(() => known.delete(key));
      const { machines, similar } = (await loading)(text);
      const isCompared = machines.length <= MAX_COMPARED;
      const vehicles = machines.map(async machine => ({
        ...machine,
        alike: isCompared ? await alikeYears(db, machine) : [],
      }));
      return { vehicles: await Promise.all(vehicles), similar };
    },
  };
}
