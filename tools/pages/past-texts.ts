/** Files of the page language as a revision of git has them. */
import { execFileSync } from 'node:child_process';

/** Bytes of all of them together, far above what a shop's pages are. */
const most = 256 * 1024 * 1024;

/** Two processes, however many files there are. @throws {Error} when git is not there, or does not know the revision. */
export function textsAt(root: string, revision: string, folder = 'pages'): ReadonlyMap<string, string> {
  const git = (words: readonly string[], input = '') => {
    try {
      return execFileSync('git', words, { cwd: root, input, maxBuffer: most, stdio: 'pipe' });
    } catch (error) {
      throw new Error(`git knows no revision "${revision}" of this folder`, { cause: error });
    }
  };
  // A word that begins with a dash would be an option; `-z` leaves odd names as they are.
  const listed = git([
    'ls-tree',
    '-r',
    '-z',
    '--end-of-options',
    `${revision}^{commit}`,
    '--',
    folder,
  ]).toString('utf8');
  const isOurs = (file: string) =>
    folder === 'pages' ? file.endsWith('.json') : file.endsWith('/props.schema.json');
  const entries = listed.split('\0').flatMap(line => {
    const [, object, file] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
    return object && file && isOurs(file) ? [{ object, file }] : [];
  });
  if (entries.length === 0) return new Map();
  const contents = git(['cat-file', '--batch'], entries.map(({ object }) => `${object}\n`).join(''));
  let at = 0;
  return new Map(
    entries.map(({ file }) => {
      // `<object> blob <bytes>`, a line's end, so many bytes, a line's end.
      const start = contents.indexOf(10, at) + 1;
      const end = start + Number(contents.toString('utf8', at, start).split(' ')[2]);
      at = end + 1;
      return [file, contents.toString('utf8', start, end)];
    }),
  );
}
