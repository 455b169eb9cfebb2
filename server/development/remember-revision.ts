/** Development: page files without an error become the revision that is served while later ones have errors. */
import { type ServedPages, storeRevision } from '../pages/page-revision.ts';

export function keepRevision(root: string, revision: string, { errors }: ServedPages): void {
  if (errors.length === 0) storeRevision(root, revision);
}
