/** What a document is called in a mail, in the language of its reader. */
import type { DocumentFacts } from '#backend/index.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { documentAddresses } from './document-answers.ts';
import { namesOf } from './document-title.ts';

/**
 * Its title, else the name that people of the shop gave it, else its address. Names in the files of a build are in English, and
 * Studio alone translates them; empty where there is nothing but such a name.
 */
export function nameInMail({ id, body, isOwn }: DocumentFacts, locale: LocaleCode): string {
  const { label, names } = namesOf(id, body);
  return names?.[locale] ?? (isOwn ? label : (documentAddresses(body)[locale] ?? ''));
}
