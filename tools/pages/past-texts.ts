/** Files of the page language as a revision of git has them. */
import { execFileSync } from 'node:child_process';

/** Bytes of all of them together, far above what a shop's pages are. */
const most = 256 * 1024 * 1024;

/** Page documents and the examples of the widgets. */
const isDocument = (file: string): boolean =>
  /^pages\/.*\.json$|^widgets\/[^/]+\/examples\/[^/]+\.json$/.test(file);

/** The schemas of the widgets. */
export const isPropsSchema = (file: string): boolean => file.endsWith('/props.schema.json');

/**
 * The files below pages/ and widgets/ that are wanted, as they were; two processes, however many there are.
 * @throws {Error} when git is not there, or does not know the revision.
 */
export function textsAt(
  root: string,
  revision: string,
  isWanted: (file: string) => boolean = isDocument,
): ReadonlyMap<string, string> {
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
    'pages',
    'widgets',
  ]).toString('utf8');
  const entries = listed.split('\0').flatMap(line => {
    const [, object, file] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
    return object && file && isWanted(file) ? [{ object, file }] : [];
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
