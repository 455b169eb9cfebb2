/** A process that applies a folder: says when it begins and ends, and can be killed in between. */
import { createDatabase, silentLogger } from '#backend/commands.ts';
import { applyShop, readFolder } from '#backend/testing.ts';
import { shopBuild } from '../../tools/shop/shop-build.ts';

const [path = '', url = ''] = process.argv.slice(2);
const { db, close } = createDatabase({ url, logger: silentLogger, poolSize: 4 });
const { folder } = await readFolder(path, { build: async () => shopBuild() });
console.log('begins');
const applied = await applyShop(folder, { db, onWait: () => console.log('waits') });
console.log(`ends ${applied.changes.length} ${applied.products?.added ?? 0}`);
await close();
