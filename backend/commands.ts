/** For programs that work on a database by themselves: the demo's seed, commands, tests. The server never imports this file. */
export { digestPassword } from './auth/passwords.ts';
export { canBeUsedTogether, type ProductMeasures, productMeasures } from './catalogue/measures.ts';
export { withCommandDatabase } from './database/command-database.ts';
export { createDatabase, type DatabaseAccess } from './database/connect.ts';
export { type DatabaseLogger, silentLogger } from './database/logger.ts';
export type { Schema } from './database/schema.ts';
export type { Localized } from './database/tables/columns.ts';
export { liftTimeLimits, whileLocked } from './database/while-locked.ts';
export { universalVehicle, vehicleGroupId, vehicleParameterId } from './import/vehicle-value.ts';
export { isDemo } from './is-demo.ts';
export {
  checkFiles,
  documentNameOf,
  fileName,
  readDocument,
  writeDocument,
} from './shop-folder/content/document-files.ts';
export { runShop } from './shop-folder/shop-cli.ts';
export { createStudio } from './studio/create-studio.ts';
