/** Files of the page language as a revision of git has them. */
import { execFileSync } from 'node:child_process';

/** @throws {Error} when git is not there, or does not know the revision. */
export function textsAt(root: string, revision: string, folder = 'pages'): ReadonlyMap<string, string> {
  const git = (...words: string[]) => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      throw new Error(`git knows no revision "${revision}" of this folder`, { cause: error });
    }
  };
  // A word that begins with a dash would be an option.
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
  const files = git('ls-tree', '-r', '--name-only', commit, '--', folder).split('\n').filter(Boolean);
  const isOurs = (file: string) =>
    folder === 'pages' ? file.endsWith('.json') : file.endsWith('/props.schema.json');
  return new Map(files.filter(isOurs).map(file => [file, git('show', `${commit}:./${file}`)]));
}
