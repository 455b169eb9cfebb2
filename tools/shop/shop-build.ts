/** What this build knows of its widgets and pages, for commands and tests that read areas and menus. */
import type { ShopBuild } from '#backend/index.ts';
import { shopBuildOf } from '#server/start/commerce/shop-build.ts';
import { createContentForms } from '#ssr/content-forms.ts';

/** @param root the folder of the project */
export const shopBuild = (root = process.cwd()): ShopBuild => shopBuildOf(root, createContentForms());
