/** Pages and information pages that have an address and are not in the shop. */
import type { DocumentFacts } from '#backend/index.ts';
import { isLocaleCode, withLocale } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { documentAddresses } from '../documents/document-answers.ts';
import { namesOf } from '../documents/document-title.ts';
import type { UnpublishedPick } from './picker.ts';

export const unpublishedPicks = (documents: readonly DocumentFacts[]): UnpublishedPick[] =>
  documents.flatMap(({ id, body, published }) => {
    const kind = partsOf(id)?.kind;
    if (published || (kind !== 'page' && kind !== 'content')) return [];
    const addresses = Object.entries(documentAddresses(body));
    const [first] = addresses;
    const name = nameOf(body, kind);
    if (!first || name === undefined) return [];
    const paths = addresses.map(([code, path]) => [
      code,
      isLocaleCode(code) && kind === 'page' ? withLocale(path, code) : path,
    ]);
    return [{ kind, name, label: namesOf(id, body).label, paths: Object.fromEntries(paths) }];
  });

/** What links name it by. */
function nameOf(
  { route, aliases }: DocumentFacts['body'],
  kind: UnpublishedPick['kind'],
): string | undefined {
  const ofPage = isRecord(route) ? [route['name']] : [];
  const ofContent = isRecord(aliases) ? Object.values(aliases) : [];
  return (kind === 'page' ? ofPage : ofContent).find(
    (each): each is string => typeof each === 'string' && each !== '',
  );
}
