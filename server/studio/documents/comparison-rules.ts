/** What a comparison for people leaves out. */
import type { ComparisonRules } from '#engine/operation/semantic-change.ts';
import { localeCodes } from '#i18n/locales.ts';

/** Size of a picture's file, which follows the file. */
const ofPicture = /(?:^|\.)image\.(?:width|height)$/;
/** Fields that tools write. */
const unseen = new Set(['$schema', 'format', 'kind', 'v']);

export const comparisonRules: ComparisonRules = {
  isSeen: path => !unseen.has(path.split('.')[0] ?? '') && !ofPicture.test(path),
  locales: localeCodes,
};
