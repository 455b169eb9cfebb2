/** The language of a member of staff as a full tag, for mails. */
import type { StaffMember } from '#studio-api/staff.ts';

const languageIds = { fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' } as const;

export const staffLanguageId = (locale: StaffMember['locale']): string => languageIds[locale];
