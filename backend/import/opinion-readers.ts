/** Reads what rows of reviews, questions and answers have in common. */
import { RequestError } from '#backend/kernel/request-error.ts';
import { languages } from '#kernel/languages.gen.ts';
import { createFieldReaders } from './field-readers.ts';
import type { Fields } from './file-row.ts';

export interface Common {
  externalId: string;
  /** Locale, such as `fi-FI`. */
  languageId: string;
  /** `yyyy-mm-dd` */
  writtenOn: string;
  /** Of a new row; what staff have decided stays. */
  status: 'approved' | 'pending';
}

const longestId = 100;
const codes = languages.map(({ code }) => code).join(', ');
const flags: Readonly<Record<string, boolean>> = {
  '': false,
  no: false,
  false: false,
  yes: true,
  true: true,
};

/** @param columns those that the file may have */
export function createOpinionReaders(
  line: number,
  fields: Fields,
  { columns, today }: { columns: readonly string[]; today: string },
) {
  const readers = createFieldReaders(line, fields);
  const { wrong } = readers;
  for (const name of fields.keys())
    if (!columns.includes(name)) wrong(name, 'unknown column', 'see docs/import.md or take it out');
  const text = (name: string): string => fields.get(name) ?? '';

  const needed = (name: string): string => {
    const value = text(name);
    if (value === '' || value.length > longestId || value.includes('\0'))
      wrong(name, `missing or longer than ${longestId} characters`, 'fill it in');
    return value;
  };

  function languageId(): string {
    const code = text('language').toLowerCase();
    const language = languages.find(each => each.code === code);
    if (!language) wrong('language', `not a language of the shop: "${code}"`, `write one of ${codes}`);
    return language?.tag ?? '';
  }

  function writtenOn(): string {
    const before = readers.problems.length;
    const day = readers.day('written_on') ?? '';
    if (readers.problems.length === before && (day === '' || day > today))
      wrong('written_on', day === '' ? 'missing' : `${day} is in the future`, 'write yyyy-mm-dd');
    return day;
  }

  function status(): Common['status'] {
    const value = text('status');
    if (!['', 'approved', 'pending'].includes(value))
      wrong('status', `unknown status "${value}"`, 'write approved or pending');
    return value === 'pending' ? 'pending' : 'approved';
  }

  return {
    ...readers,
    text,
    needed,
    common: (): Common => ({
      externalId: needed('external_id'),
      languageId: languageId(),
      writtenOn: writtenOn(),
      status: status(),
    }),
    flag(name: string): boolean {
      const value = flags[text(name).toLowerCase()];
      if (value === undefined) wrong(name, `not yes or no: "${text(name)}"`, 'write yes or no');
      return value ?? false;
    },
    /** The same rules as for what shoppers send; undefined, and a problem, where they refuse it. */
    checked<Value>(check: () => Value): Value | undefined {
      try {
        return check();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        wrong(error.field ?? '-', error.message, 'see docs/import.md');
        return undefined;
      }
    },
  };
}
