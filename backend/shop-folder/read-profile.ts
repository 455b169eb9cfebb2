/** Who the shop is, from the `shop.json` of its folder. */
import { type ShopProfile, profileOf } from '#kernel/shop-profile.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { readFolderFile } from './folder-files.ts';

/**
 * Read at each start, also of a shop whose database is filled: without its name and company a shop does not start.
 * @param folder an absolute path
 * @throws InvalidFolder when `shop.json` is missing or has a mistake
 */
export async function readProfile(folder: string, { isDemo }: { isDemo: boolean }): Promise<ShopProfile> {
  const shop = await readFolderFile(folder, 'shop');
  if (shop === null)
    throw new InvalidFolder(`${folder} has no shop.json: npm run shop -- new FOLDER writes a shop`);
  if (Array.isArray(shop))
    throw new InvalidFolder(
      `shop.json in ${folder} has a mistake:\n${shop.map(one => printFinding(one)).join('\n')}`,
    );
  return profileOf(shop.data, isDemo);
}
