/** A build step that changes the text of a dependency, and ends the build when there is nothing left to change. */
import type { Plugin } from 'vite';

type Edit = readonly [pattern: RegExp | string, by: string];

export interface PackageEdit {
  name: string;
  /** Files of the package, by their path. */
  files: RegExp;
  /** Each is found in at least one of the files. */
  edits: readonly Edit[];
}

const replace = (code: string, [pattern, by]: Edit): string =>
  typeof pattern === 'string' ? code.replaceAll(pattern, by) : code.replace(pattern, by);

/**
 * A newer version of the package may not contain the text any more: the build for the browser then fails with what to do,
 * instead of shipping more code than anyone knows.
 */
export function editPackage({ name, files, edits }: PackageEdit): Plugin {
  const missing = new Set(edits);
  return {
    name,
    transform: {
      filter: { id: files },
      handler(source) {
        const code = edits.reduce((text, edit) => {
          const next = replace(text, edit);
          if (next !== text) missing.delete(edit);
          return next;
        }, source);
        return { code, map: null };
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const [edit] = missing;
      if (edit)
        this.error(
          `${name}: no file like ${files} contains ${edit[0]} any more. Measure the build without this edit in vite.config.ts, and correct or delete it.`,
        );
    },
  };
}
