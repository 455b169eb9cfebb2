/** A persisted value of the shopper. The library that persists it is fetched with the first change. */
import { action, makeObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from './ports.ts';
import type { StoredFormat } from './stored-format.ts';

/** Persists a field once its code is loaded. */
export interface FieldLibrary {
  /** Reads the value that another tab has stored. */
  hydrate(): void;
  /** Called after each change of the value. */
  changed(): void;
}

/** Fetches the library and sets it as the field's `library`; concurrent calls for one field share the result. */
export type Persist = <T>(field: PersistedField<T>) => void;

export class PersistedField<T> {
  value: T;
  library: FieldLibrary | undefined;
  readonly format: StoredFormat<T>;
  private readonly storage: KeyValueStorage;
  private readonly persist: Persist | undefined;

  constructor(format: StoredFormat<T>, storage: KeyValueStorage, persist?: Persist) {
    this.value = format.parse(null);
    this.format = format;
    this.storage = storage;
    this.persist = persist;
    makeObservable(this, { value: observableRef, restore: action, change: action });
  }

  /** Reads the stored value, which another tab may have changed. */
  read(): T {
    return this.format.parse(this.storage.get(this.format.key));
  }

  /** Stores the value and preserves the other values of its key. */
  write(): void {
    const { key, print } = this.format;
    this.storage.set(key, print(this.value, this.storage.get(key)));
  }

  /** Reads the stored value: at the start, and when another tab has changed it. */
  restore(): void {
    if (this.library) this.library.hydrate();
    else this.value = this.read();
  }

  /**
   * Applies a change to the stored value and stores the result before it returns.
   * @param fetches false where the library is not worth a request, as on the first page.
   */
  change(apply: (stored: T) => T, fetches = true): void {
    this.value = apply(this.read());
    if (this.library) this.library.changed();
    else {
      // The page may be left before the library is loaded.
      this.write();
      if (fetches) this.persist?.(this);
    }
  }
}

/** The fields of one tab: one field per format. */
export type Persisted = <T>(format: StoredFormat<T>) => PersistedField<T>;

export function createPersisted(storage: KeyValueStorage, persist?: Persist): Persisted {
  const fields = new Map<object, unknown>();
  return <T>(format: StoredFormat<T>) => {
    const field = fields.get(format) ?? new PersistedField(format, storage, persist);
    fields.set(format, field);
    return field as PersistedField<T>;
  };
}
