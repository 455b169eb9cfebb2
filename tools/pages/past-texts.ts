/** The page files as a revision of git has them. */
import { execFileSync } from 'node:child_process';

/** @throws {Error} when git is not there, or does not know the revision. */
export function textsAt(root: string, revision: string): ReadonlyMap<string, string> {
  const git = (...words: string[]) => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      throw new Error(`git knows no revision "${revision}" of this folder`, { cause: error });
    }
  };
  // A word that begins with a dash would be an option.
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
  const files = git('ls-tree', '-r', '--name-only', commit, '--', 'pages').split('\n').filter(Boolean);
  return new Map(
    files.filter(file => file.endsWith('.json')).map(file => [file, git('show', `${commit}:./${file}`)]),
  );
}
