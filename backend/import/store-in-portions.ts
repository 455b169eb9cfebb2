/** Reads the pictures of a folder several at once, and stores them with few statements. */
import { type Drawer, openDrawer } from '#backend/image/rasterize.ts';

/** Pictures that are read at the same time: as many as a machine has use for. */
const AT_ONCE = 4;
/** Stored by one statement: few statements for small pictures, little memory for large ones. */
const MAX_PORTION_BYTES = 4 * 1024 * 1024;

interface Steps<Picture> {
  /** Null for one that need not be stored. What it throws ends the whole; what was stored before is to be rolled back. */
  read: (name: string, drawer: Drawer) => Promise<Picture | null>;
  /** One portion after the other, each once. */
  store: (portion: readonly Picture[]) => Promise<void>;
}

/** While a portion is stored, the pictures of the next one are read. */
export async function storeInPortions<Picture extends { data: Buffer }>(
  names: Iterable<string>,
  { read, store }: Steps<Picture>,
): Promise<void> {
  const drawer = openDrawer();
  const rest = [...names].values();
  let portion: Picture[] = [];
  let bytes = 0;
  let storing = Promise.resolve();
  let hasFailed = false;
  const flush = (): Promise<void> => {
    const due = portion;
    portion = [];
    bytes = 0;
    if (due.length > 0) storing = storing.then(() => store(due));
    return storing;
  };
  const work = async (): Promise<void> => {
    for (const name of rest) {
      if (hasFailed) return;
      const picture = await read(name, drawer);
      if (picture === null) continue;
      portion.push(picture);
      bytes += picture.data.byteLength;
      if (bytes >= MAX_PORTION_BYTES) await flush();
    }
  };
  const workers = Array.from({ length: AT_ONCE }, async () => {
    try {
      await work();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
  try {
    const ended = await Promise.allSettled(workers);
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    await flush();
  } finally {
    await drawer.close();
  }
}
