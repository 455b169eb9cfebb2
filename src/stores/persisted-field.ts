/** One value of the shopper that outlives the page. The library that persists it is fetched with the first change. */
import { action, makeObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from './ports.ts';
import type { StoredFormat } from './stored-format.ts';

/** What persists a field once its code has come. */
export interface FieldLibrary {
  /** Takes over what another tab has stored. */
  hydrate(): void;
  /** Called after each change of the value. */
  changed(): void;
}

/** Fetches the library for a field, which then has it as its `library`; calls for the same field meet. */
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

  /** What is stored now; another tab may have written it. */
  read(): T {
    return this.format.parse(this.storage.get(this.format.key));
  }

  /** Stores the value beside the other values of its key. */
  write(): void {
    const { key, print } = this.format;
    this.storage.set(key, print(this.value, this.storage.get(key)));
  }

  /** Takes over what is stored: at the start, and when another tab has changed it. */
  restore(): void {
    if (this.library) this.library.hydrate();
    else this.value = this.read();
  }

  /**
   * Changes what is stored now; the result is stored as well when this returns.
   * @param fetches false where the library is not worth a request, as on the first page.
   */
  change(apply: (stored: T) => T, fetches = true): void {
    this.value = apply(this.read());
    if (this.library) this.library.changed();
    else {
      // The page may be left before the library has come.
      this.write();
      if (fetches) this.persist?.(this);
    }
  }
}

/** The fields of one tab: the same field for the same format. */
export type Persisted = <T>(format: StoredFormat<T>) => PersistedField<T>;

export function createPersisted(storage: KeyValueStorage, persist?: Persist): Persisted {
  const fields = new Map<object, unknown>();
  return <T>(format: StoredFormat<T>) => {
    const field = fields.get(format) ?? new PersistedField(format, storage, persist);
    fields.set(format, field);
    return field as PersistedField<T>;
  };
}
