/** A build keeps the files of the one before: a page that was loaded before a deploy fetches its code by the old names (R-CACHE-11). */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const assets = 'client/assets';
/** Beside the build's own files; the server looks here second. */
const kept = 'previous/assets';

const filesIn = folder => (existsSync(folder) ? readdirSync(folder) : []);

/** Copies what the new build lacks, and only of the build before: what that one had kept is two builds old. Source maps stay behind. */
export function keepPrevious(before, next) {
  const own = new Set(filesIn(join(next, assets)));
  const gone = filesIn(join(before, assets)).filter(name => !own.has(name) && !name.endsWith('.map'));
  // Built again from the same sources: the one before that is still the one before.
  const [from, names] = gone.length > 0 ? [assets, gone] : [kept, filesIn(join(before, kept))];
  if (names.length === 0) return;
  mkdirSync(join(next, kept), { recursive: true });
  for (const name of names) cpSync(join(before, from, name), join(next, kept, name));
}
