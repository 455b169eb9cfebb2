/** Who the shop is, from the `shop.json` of its folder. */
import type { Finding } from '#engine/definition/finding.ts';
import { type ShopProfile, profileOf } from '#kernel/shop-profile.ts';
import { lookOf, plainLook, type ShopLook } from '#kernel/theme/shop-look.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { readFolderFile } from './folder-files.ts';
import { readTheme } from './look/check-theme.ts';
import { readLookPictures } from './look/read-pictures.ts';
import { readOwnTexts } from './texts/read-texts.ts';

/**
 * Read at each start, also of a shop whose database is filled: without its name and company a shop does not start.
 * @param folder an absolute path
 * @param onProblem of its looks and texts, with which the shop starts all the same
 * @throws InvalidFolder when `shop.json` is missing or has a mistake
 */
export async function readProfile(
  folder: string,
  { isDemo, onProblem = () => undefined }: { isDemo: boolean; onProblem?: (problem: string) => void },
): Promise<ShopProfile> {
  const shop = await readFolderFile(folder, 'shop');
  if (shop === null)
    throw new InvalidFolder(`${folder} has no shop.json: npm run shop -- new FOLDER writes a shop`);
  if (Array.isArray(shop))
    throw new InvalidFolder(
      `shop.json in ${folder} has a mistake:\n${shop.map(one => printFinding(one)).join('\n')}`,
    );
  const found: Finding[] = [];
  const texts = await readOwnTexts(folder, shop.data.languages, found);
  for (const problem of found) if (problem.severity === 'error') onProblem(printFinding(problem));
  return profileOf(shop.data, isDemo, await readLook(folder, onProblem), texts);
}

async function readLook(folder: string, onProblem: (problem: string) => void): Promise<ShopLook> {
  const file = await readFolderFile(folder, 'theme');
  const found: Finding[] = [];
  const look = Array.isArray(file)
    ? plainLook
    : lookOf(readTheme(file, found), await readLookPictures(folder, file, found));
  for (const problem of Array.isArray(file) ? file : found) onProblem(printFinding(problem));
  return look;
}
