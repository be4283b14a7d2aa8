/** The shelf of a browser: its own database. */
import { Conflict, type Shelf } from '@taproom/server/nearby';

const STORE = 'shelf';

/** Everything whose key begins so, or what of it comes behind a key. */
const rangeOf = (prefix: string, after?: string): IDBKeyRange =>
  IDBKeyRange.bound(after ?? prefix, `${prefix}\uffff`, after !== undefined);

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });

const asError = (error: DOMException | null): Error => error ?? new Error('the browser does not say why');

/** Rejects where the browser keeps nothing. */
export async function indexedShelf(name: string): Promise<Shelf> {
  let database = await openDatabase();

  function openDatabase(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return resultOf(request);
  }

  /** A browser may close it, to make room or because its data were cleared: then it is opened again. */
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return database.transaction(STORE, mode);
    } catch {
      database = await openDatabase();
      return database.transaction(STORE, mode);
    }
  }

  const store = async (): Promise<IDBObjectStore> => (await begin('readonly')).objectStore(STORE);

  return {
    get: async (key) => resultOf((await store()).get(key) as IDBRequest<unknown>),
    list: async (prefix, after) =>
      resultOf((await store()).getAll(rangeOf(prefix, after)) as IDBRequest<unknown[]>),
    async write(changes, given = []) {
      const transaction = await begin('readwrite');
      const shelf = transaction.objectStore(STORE);
      let conflict: Conflict | null = null;
      let unknown = given.length;
      const change = (): void => {
        for (const one of changes)
          if ('put' in one) shelf.put(one.value, one.put);
          else shelf.delete(rangeOf(one.drop, one.after));
      };
      for (const { key, holds } of given) {
        const request = shelf.get(key) as IDBRequest<unknown>;
        request.onsuccess = () => {
          if (conflict !== null) return;
          if (holds(request.result)) {
            if (--unknown === 0) change();
          } else {
            conflict = new Conflict(key);
            transaction.abort();
          }
        };
      }
      if (unknown === 0) change();
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(conflict ?? asError(transaction.error));
      });
    },
    close: async () => database.close(),
  };
}
