/** Pictures of Studio's library that a theme names, as the files of the folder that an export makes of them. */
import { libraryNameOf, type SettingsBody } from '#kernel/shop-settings.ts';
import { withFileNames } from './settings-bodies.ts';

/** Names in the library by file name. One that a file of the folder has already gets another. */
export function libraryFiles(theme: SettingsBody): ReadonlyMap<string, string> {
  const named = new Set<string>();
  withFileNames(theme, picture => {
    named.add(picture);
    return picture;
  });
  return new Map(
    [...named].flatMap(picture => {
      const name = libraryNameOf(picture);
      return name === null ? [] : [[named.has(name) ? `studio-${name}` : name, name] as const];
    }),
  );
}

/** The file that stands for the picture; undefined for one that is a file already. */
export const fileOf = (files: ReadonlyMap<string, string>, picture: string): string | undefined =>
  [...files].find(([, name]) => name === libraryNameOf(picture))?.[0];
