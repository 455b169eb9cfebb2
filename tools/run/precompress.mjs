/** Compresses the browser's files once, as small as they get, so that the server only hands them out. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST = 860;

/** Answers bytes by kind: as they are and as they travel. */
export async function precompress(folder) {
  const sizes = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  for (const path of paths.filter(
    name => /\.(js|css|svg|json|html|txt)$/.test(name) && !name.includes('/.vite/'),
  )) {
    const body = await readFile(path);
    const [br, gz] = await Promise.all([
      brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      zip(body, { level: 9 }),
    ]);
    if (body.length >= SMALLEST && gz.length < body.length)
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    const kind = path.slice(path.lastIndexOf('.') + 1);
    const sum = (sizes[kind] ??= { files: 0, bytes: 0, gzip: 0, brotli: 0 });
    sum.files += 1;
    sum.bytes += (await stat(path)).size;
    sum.gzip += gz.length;
    sum.brotli += br.length;
  }
  return sizes;
}
