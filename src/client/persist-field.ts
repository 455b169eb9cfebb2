/** mobx-persist-store over a field: writes it whenever it changes, and hydrates it when another tab has. */
import { makePersistable } from 'mobx-persist-store';
import type { PersistedField } from '#stores/persisted-field.ts';

const known = new WeakSet<object>();
/** The library takes two stores of one name for one; a key may hold several fields. */
let fields = 0;

/**
 * The field does the reading and writing: alone, the library would drop the other fields of a key, keep corrupt JSON
 * and reject where storage is blocked. Calls after the first for a field do nothing.
 */
export async function persistField<T>(field: PersistedField<T>): Promise<void> {
  if (known.has(field)) return;
  known.add(field);
  fields += 1;
  const store = await makePersistable(
    field,
    {
      name: `${field.format.key} ${fields}`,
      properties: ['value'],
      storage: {
        getItem: () => JSON.stringify({ value: field.read() }),
        setItem: () => field.write(),
        removeItem: () => undefined,
      },
    },
    { fireImmediately: false },
  );
  let hydration: Promise<void> | null = null;
  const hydrate = () => {
    const current = store.hydrateStore().then(() => {
      if (hydration === current) hydration = null;
    });
    hydration = current;
  };
  field.library = {
    hydrate,
    changed() {
      if (!hydration) return;
      // While it hydrates, the library writes nothing and sets the value that was stored before this change.
      field.write();
      void hydration.then(hydrate);
    },
  };
  // A change may have come between its first reading and now.
  hydrate();
}
