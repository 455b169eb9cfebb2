/** Meaning of one code, and its fix. */
export interface Code {
  /** What is wrong, in a few words. */
  title: string;
  /** Why it matters, or how it happens. */
  why: string;
  /** What to write instead. */
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
