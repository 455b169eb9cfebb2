/** Reads files of the page language at a git revision. */
import { execFileSync } from 'node:child_process';

/** Limit in bytes for all files together, far above the size of a shop's pages. */
const most = 256 * 1024 * 1024;

/** Page documents and the examples of the widgets. */
const isDocument = (file: string): boolean =>
  /^pages\/.*\.json$|^widgets\/[^/]+\/examples\/[^/]+\.json$/.test(file);

/** The schemas of the widgets. */
export const isPropsSchema = (file: string): boolean => file.endsWith('/props.schema.json');

/**
 * The wanted files below pages/ and widgets/ at the revision, read with two processes in all.
 * @throws {Error} when git is not installed, or does not have the revision.
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
      throw new Error(`git has no revision "${revision}" in this folder`, { cause: error });
    }
  };
  // `--end-of-options`: a revision that begins with a dash is not an option; `-z` does not quote unusual names.
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
      // `<object> blob <size>`, a line feed, that many bytes, a line feed.
      const start = contents.indexOf(10, at) + 1;
      const end = start + Number(contents.toString('utf8', at, start).split(' ')[2]);
      at = end + 1;
      return [file, contents.toString('utf8', start, end)];
    }),
  );
}
