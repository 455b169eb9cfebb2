/** Why a document can be looked at only. */
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { OpenDocument } from '#studio-api/documents.ts';

export const readOnlyTexts: Readonly<Record<NonNullable<OpenDocument['readOnly']>, StudioMessageId>> = {
  role: 'EDITOR_READ_ONLY_ROLE',
  market: 'EDITOR_READ_ONLY_MARKET',
  hosted: 'EDITOR_READ_ONLY_HOSTED',
  'newer-build': 'EDITOR_READ_ONLY_NEWER',
  database: 'EDITOR_READ_ONLY_DATABASE',
  release: 'EDITOR_READ_ONLY_RELEASE',
};
