/** What one code means and what to do about it. */
export interface Code {
  /** What is wrong, in a few words. */
  title: string;
  /** Why it matters, or how it comes about. */
  why: string;
  /** What to type. */
  fix: string;
  /** Found by the linter in files, or reported by the running shop. */
  where: 'files' | 'shop';
  severity?: 'warning';
}

export const inFiles = (title: string, why: string, fix: string): Code => ({
  title,
  why,
  fix,
  where: 'files',
});
export const warned = (title: string, why: string, fix: string): Code => ({
  ...inFiles(title, why, fix),
  severity: 'warning',
});
export const inShop = (title: string, why: string, fix: string): Code => ({
  title,
  why,
  fix,
  where: 'shop',
});
