/** What shows each picture of the library: documents, and presets that parts may begin with. */
import { pictureNamesIn } from '#backend/content/documents/picture-names.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { MediaContext, PictureUses } from './media.types.ts';

/** The names of what shows each picture, by its name. */
function byPicture<Name extends string>(
  shown: readonly { name: Name; body: unknown }[],
): Map<string, Set<Name>> {
  const found = new Map<string, Set<Name>>();
  for (const { name, body } of shown)
    for (const picture of pictureNamesIn(body))
      found.set(picture, (found.get(picture) ?? new Set()).add(name));
  return found;
}

/** Reads what shows the pictures now, and answers it by the name of a picture. */
export function createUses({ db, documents }: Pick<MediaContext, 'db' | 'documents'>) {
  return async (): Promise<(picture: string) => PictureUses> => {
    const [bodies, presets] = await Promise.all([
      documents.bodiesInUse(),
      db.selectFrom('studio_preset').select(['name', 'node as body']).execute(),
    ]);
    const inDocuments = byPicture<DocumentId>(bodies.map(({ id, body }) => ({ name: id, body })));
    const inPresets = byPicture(presets);
    return picture => ({
      usedIn: [...(inDocuments.get(picture) ?? [])].toSorted(),
      usedInPresets: [...(inPresets.get(picture) ?? [])].toSorted(),
    });
  };
}
