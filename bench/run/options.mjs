/** Options of `npm run bench`; every bench reads the same command line. */
import { parseArgs } from 'node:util';

const units = { k: 1000, m: 1_000_000 };

/** `10k` is 10,000; `1m` is a million. @throws when it is not a size. */
export function readSize(text) {
  const [, digits, unit] = /^(\d+)([km]?)$/.exec(text.trim().toLowerCase()) ?? [];
  if (!digits) throw new Error(`--sizes: "${text}" is not a number of products such as 10k or 1m`);
  return Number(digits) * (units[unit] ?? 1);
}

/** Inverse of `readSize`. */
export const sizeName = size =>
  size % 1_000_000 === 0 ? `${size / 1_000_000}m` : size % 1000 === 0 ? `${size / 1000}k` : String(size);

const names = ['front', 'list', 'product'];

/** @throws when an option is unknown or an address is missing. */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      renew: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      other: { type: 'string' },
      'other-pages': { type: 'string' },
      'other-pid': { type: 'string' },
      against: { type: 'string' },
    },
  });
  const paths = values['other-pages']?.split(',');
  const isPeer = values.other === 'hydrogen';
  if (values.other && !isPeer && paths?.length !== names.length)
    throw new Error('--other needs --other-pages=/,/path-of-a-list,/path-of-a-product');
  return {
    /** One turn of everything, with a small shop: for figures that do not depend on time. */
    short: values.short,
    only: values.only?.split(','),
    /** Writes the sections of these benches into docs/performance.md. */
    renew: values.renew,
    sizes: (values.sizes ?? (values.short ? '300' : '10k')).split(',').map(readSize),
    other:
      values.other && !isPeer
        ? {
            origin: new URL(values.other).origin,
            paths: Object.fromEntries(names.map((name, at) => [name, paths[at]])),
            pid: values['other-pid'] ? Number(values['other-pid']) : undefined,
          }
        : undefined,
    /** The server's time of a page is measured beside Hydrogen's, see bench/peer. */
    besideHydrogen: isPeer,
    /** Folder of another build of this shop, for `http.mjs`. */
    against: values.against,
  };
}

export const options = readOptions(process.env.BENCH_ARGS ? JSON.parse(process.env.BENCH_ARGS) : []);
