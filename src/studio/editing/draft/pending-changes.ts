/** Changes that the server does not have yet, in this browser's IndexedDB: they outlive a closed tab and a crash. */
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { ConflictDecision, DocumentId, OperationsPost } from '#studio-api/documents.ts';

export interface PendingRecord {
  document: DocumentId;
  clientId: string;
  /** Whose changes they are; no one else is offered them. */
  staffId: string;
  /** Whose draft they are of; absent: of no release. */
  release?: number;
  /** Milliseconds. */
  at: number;
  /** A post whose answer is not known: it is sent again with its number, so that it is applied once. */
  sent: OperationsPost | null;
  queue: readonly DocumentOperation[];
  /** What was decided where two people had changed the same, and the server does not know yet; absent: nothing. */
  decisions?: readonly ConflictDecision[];
}

export interface PendingChanges {
  /** Writes in the order of the calls; a failure (private windows, full disks) is not an error of the editor. */
  save(record: PendingRecord): void;
  remove(document: DocumentId, clientId: string): void;
  /** Of editors of this document that are closed. */
  left(document: DocumentId): Promise<readonly PendingRecord[]>;
}

const STORE = 'pending';

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('studio', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: ['document', 'clientId'] });
  });
  return asPromise(request);
}

/** An editor that is open holds a lock with its name, in whatever tab. */
export const lockName = (clientId: string): string => `studio:${clientId}`;

/** Resolves to the names of open editors. */
type OpenEditors = () => Promise<ReadonlySet<string>>;

export function createPendingChanges(factory: IDBFactory, openEditors: OpenEditors): PendingChanges {
  const database = openDatabase(factory);
  database.catch(() => {});
  const write = (work: (store: IDBObjectStore) => IDBRequest) => {
    database.then(db => work(db.transaction(STORE, 'readwrite').objectStore(STORE))).catch(() => {});
  };
  return {
    save: record => write(store => store.put(record)),
    remove: (document, clientId) => write(store => store.delete([document, clientId])),
    async left(document) {
      try {
        const store = (await database).transaction(STORE).objectStore(STORE);
        const all = (await asPromise(store.getAll())) as PendingRecord[];
        const open = await openEditors();
        return all.filter(each => each.document === document && !open.has(lockName(each.clientId)));
      } catch {
        return [];
      }
    },
  };
}

/** The editors that hold a lock in this browser. */
export const readOpenEditors: OpenEditors = async () => {
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.map(({ name = '' }) => name));
};
