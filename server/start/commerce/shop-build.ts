/** What the folder of a shop is read with: the widgets and pages of the build. */
import { join } from 'node:path';
import type { ShopBuild } from '#backend/index.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';

/** @param root the folder of the project */
export const shopBuildOf = (root: string, forms: ShopBuild['forms']): ShopBuild => ({
  forms,
  pages: readDocumentTexts(root),
  world: readWorld(root),
  documentSchemas: join(root, '.schema'),
});
