/** For programs that work on a database by themselves: commands and tests. The server never imports this file. */
export { digestPassword } from './auth/passwords.ts';
export { withCommandDatabase } from './database/command-database.ts';
export { createDatabase } from './database/connect.ts';
export { silentLogger } from './database/logger.ts';
export type { Schema } from './database/schema.ts';
export { isDemo } from './is-demo.ts';
export { readCommandLine } from './kernel/command-line.ts';
export {
  checkFiles,
  documentNameOf,
  fileName,
  readDocument,
  writeDocument,
} from './shop-folder/content/document-files.ts';
export { runShop } from './shop-folder/shop-cli.ts';
export { createStudio } from './studio/create-studio.ts';
