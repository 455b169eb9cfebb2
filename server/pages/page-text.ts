/** The text of one page file. What lies outside of pages/, or is no UTF-8, is never read as a page and says why. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceText } from '#page-lint/source/source-file.ts';

type Unreadable = NonNullable<SourceText['unreadable']>;

const outside: Unreadable = {
  message: 'The file is a link that leads out of pages/, or nowhere',
  fix: 'Put a copy of the file here',
};
const folder: Unreadable = {
  message: 'This is a folder',
  fix: 'Rename it, so that it does not end with .json',
};
const utf16: Unreadable = { message: 'The file is encoded as UTF-16', fix: 'Save it as UTF-8' };
const foreign: Unreadable = {
  message: 'The file is not encoded as UTF-8; perhaps it is Windows-1252',
  fix: 'Save it as UTF-8',
};

/** The real place of a file; null for a link that leads nowhere. */
function placeOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

function decoded(bytes: Buffer): { text: string } | { unreadable: Unreadable } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { unreadable: utf16 };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { unreadable: foreign };
  }
}

/**
 * @param root the folder with pages/
 * @param file name from `root` on, such as `pages/home.page.json`
 */
export function readPageText(root: string, file: string): SourceText {
  const place = placeOf(join(root, file));
  if (!place?.startsWith(realpathSync(join(root, 'pages')) + sep))
    return { file, text: '', unreadable: outside };
  if (!statSync(place).isFile()) return { file, text: '', unreadable: folder };
  return { file, text: '', ...decoded(readFileSync(place)) };
}
