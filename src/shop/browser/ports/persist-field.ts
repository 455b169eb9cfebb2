/** Connects mobx-persist-store to a field: writes it after every change and hydrates it when another tab has changed it. */
import { makePersistable } from 'mobx-persist-store';
import type { PersistedField } from '#stores/common/persisted-field.ts';

const known = new WeakSet<object>();
/** Makes names unique: the library identifies stores by name, and a key may hold several fields. */
let fields = 0;

/**
 * The field itself reads and writes, because the library would drop the other fields of a key, keep corrupt JSON and
 * reject when storage is blocked. Only the first call per field has an effect.
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
      // While hydrating, the library writes nothing and restores the value stored before this change.
      field.write();
      void hydration.then(hydrate);
    },
  };
  // The value may have changed since the library first read it.
  hydrate();
}
