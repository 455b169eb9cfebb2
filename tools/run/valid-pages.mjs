/** Only valid page files get into a build, which keeps a copy: the shop serves it while later ones have an error. */

/** The page files have an error: no build of them is made. */
export class BrokenPages extends Error {
  name = 'BrokenPages';
}

/**
 * Copies the page files below `root` into the build.
 * @throws {BrokenPages} naming every error with its place and fix.
 */
export async function storeValidPages(root, build) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { readServedPages, storeRevision } = await import('../../server/pages/page-revision.ts');
  await unregister();
  const served = readServedPages(root);
  const { errors } = served;
  if (errors.length > 0) throw new BrokenPages(`Page files have errors:\n\n${errors.join('\n\n')}`);
  storeRevision(root, build, served);
}
