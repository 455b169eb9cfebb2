/** Machines by name for the vehicle selector: read once per version of the catalogue, since shoppers ask at every pause of typing. */
import { createMachineNames, type NamedMachine } from '#backend/catalogue/vehicle/machine-names.ts';
import { createUnknownModels } from '#backend/catalogue/vehicle/unknown-model.ts';
import type { Db } from '#backend/database/schema.ts';

export interface FoundMachines {
  vehicles: NamedMachine[];
  /** When nothing is found: the text with the number of a machine that exists, to ask whether that was meant. */
  similar: string | null;
}

export interface MachineFinder {
  /** What people call a machine: `trx520`, `honda foreman 2021`. The nearest machines first. */
  named(text: string): Promise<FoundMachines>;
}

const MAX_FOUND = 8;

const load = async (db: Db): Promise<(text: string) => FoundMachines> => {
  const rows = await db.selectFrom('vehicle').select(['manufacturer', 'model', 'year']).execute();
  const find = createMachineNames(rows);
  const unknown = createUnknownModels(rows);
  return text => {
    const vehicles = find(text, MAX_FOUND);
    return { vehicles, similar: vehicles.length > 0 ? null : (unknown(text)?.searchText ?? null) };
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
      return (await loading)(text);
    },
  };
}
