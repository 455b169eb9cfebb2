/** What names products, and so can only be stored after them. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { syncAssemblyPositions } from './assemblies/assembly-rows.ts';
import { syncDemo } from './demo/sync-demo.ts';
import { knownProducts } from './known-products.ts';
import { syncPriceLists } from './price-lists/price-list-rows.ts';
import { syncApplications } from './rows/application-rows.ts';
import { syncPackages } from './rows/package-rows.ts';
import { syncPromotions } from './rows/promotion-rows.ts';
import { syncRelations } from './rows/relation-rows.ts';
import { syncVariants } from './rows/variant-rows.ts';
import type { ShopFolder } from './shop-folder.ts';
import { syncSizes } from './size-rows.ts';
import type { Change } from './sync-rows.ts';

interface WithProducts {
  changes: Change[];
  /** What names something that the shop does not have; it was left as it is. */
  unresolved: readonly Finding[];
}

/** @param isPlan nothing is written, and products that are to be imported count as known */
export async function syncWithProducts(
  db: Kysely<Schema>,
  folder: ShopFolder,
  isPlan: boolean,
): Promise<WithProducts> {
  const { sizes: table, variants, packages, relations, applications, assemblyPositions } = folder;
  const { promotions, priceLists, demo } = folder;
  const parts = [table, variants, packages, relations, applications, assemblyPositions];
  if ([...parts, promotions, priceLists, demo].every(part => !part)) return { changes: [], unresolved: [] };
  const unresolved: Finding[] = [];
  const sizes = await syncSizes(db, folder, { isPlan, unresolved });
  // After the sizes, which may be gifts.
  const options = { known: await knownProducts(db, isPlan), isPlan, unresolved };
  const changes = [
    ...sizes,
    ...(await syncVariants(db, folder, options)),
    ...(await syncPackages(db, folder, options)),
    ...(await syncRelations(db, folder, options)),
    ...(await syncApplications(db, folder, options)),
    ...(await syncAssemblyPositions(db, folder, options)),
    // Before the campaigns, which name lists.
    ...(await syncPriceLists(db, folder, options)),
    ...(await syncPromotions(db, folder, options)),
    ...(await syncDemo(db, folder, options)),
  ];
  return { changes, unresolved };
}
