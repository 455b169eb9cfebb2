/** Why the server did not do what was asked, in the words of Studio's language. Its own messages are for developers. */
import type { IntlShape } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { ApiProblem } from '../api/api-client.ts';
import { Declined } from './session-store.ts';

const texts: Readonly<Record<string, StudioMessageId>> = {
  ROLE: 'PROBLEM_ROLE',
  NOT_FOUND: 'PROBLEM_NOT_FOUND',
  VERSION_MOVED: 'PROBLEM_MOVED',
  CONFLICT: 'PROBLEM_MOVED',
  EXISTS: 'PROBLEM_EXISTS',
  FILE: 'PROBLEM_FILE',
  IN_USE: 'PROBLEM_IN_USE',
  STRUCTURE: 'PROBLEM_STRUCTURE',
  FINDINGS: 'PUBLISH_ERRORS',
  NEWER_BUILD: 'EDITOR_READ_ONLY_NEWER',
  TOO_MANY: 'PROBLEM_TOO_MANY',
  INVALID: 'PROBLEM_INVALID',
};

/** What says more than the code. */
const reasons: Readonly<Record<string, StudioMessageId>> = {
  past: 'PUBLISH_PAST',
  end: 'PUBLISH_END_BEFORE',
  'other-between': 'SCHEDULE_OTHER_BETWEEN',
  scheduled: 'END_SCHEDULED',
  'release-live': 'EDITOR_READ_ONLY_RELEASE',
  unchanged: 'APPROVAL_UNCHANGED',
  decided: 'APPROVAL_DECIDED_MEANWHILE',
  author: 'APPROVAL_AUTHOR',
  market: 'PROBLEM_MARKET',
  'one-publisher': 'RULES_ONE_PUBLISHER',
  'own-approval': 'APPROVAL_OWN',
  'no-part': 'COMMENTS_NO_PART',
  'no-colleague': 'COMMENTS_NO_COLLEAGUE',
  'reader-market': 'APPROVAL_READER_MARKET',
  'preset-name': 'PRESET_NAME_TAKEN',
  'preset-many': 'PRESET_TOO_MANY',
};

/** @returns empty for what a person has declined themselves */
export function problemText(error: unknown, intl: IntlShape): string {
  if (error instanceof Declined) return '';
  if (!(error instanceof ApiProblem)) return intl.formatMessage({ id: 'SIGN_IN_UNREACHABLE' });
  const { reason, at } = error.body;
  const id = reasons[String(reason)] ?? texts[error.code] ?? 'SHELL_FAILED';
  const moment =
    typeof at === 'string' ? intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) : '';
  return intl.formatMessage({ id }, { moment });
}
