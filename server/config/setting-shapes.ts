/** What a setting is, and the forms that settings take: text from the environment, or JSON from the file where that is natural. */

import { z } from 'zod';
import { databaseAddressProblem } from '#backend/index.ts';
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

export interface Setting {
  /** Environment variable; the file uses `name`. */
  env: string;
  /** Accepts text (environment) and, where it is natural, the JSON form (file). */
  shape: z.ZodType;
  /** Shown in docs/settings.md where the default is worked out from others. */
  shown?: string;
  secret?: boolean;
  /** Not from a file, which others may read. */
  onlyInEnvironment?: boolean;
  about: string;
  /** What to write instead of a wrong value. */
  fix: string;
}

export const httpUrl = z
  .string()
  .trim()
  .refine(text => isHttpUrl(text), 'is no http(s) address');
export const httpsUrl = httpUrl.refine(
  text => !URL.canParse(text) || new URL(text).protocol === 'https:',
  'is not https',
);
export const databaseUrl = z
  .string()
  .trim()
  .refine(text => /^postgres(ql)?:\/\/[^\s]+$/.test(text), 'is no postgres:// address')
  .superRefine((text, context) => {
    const message = databaseAddressProblem(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
export const origin = httpUrl
  .transform(text => new URL(text))
  .refine(url => url.pathname === '/' && url.search === '', 'has a path')
  .transform(url => url.origin);
export const mailUrl = z
  .string()
  .trim()
  .refine(text => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol), 'is no smtp:// address')
  .refine(text => URL.canParse(text) && new URL(text).hostname !== '', 'names no server');
export const mailFrom = z
  .string()
  .trim()
  .refine(
    text => /^(?:[^<>"\p{Cc}]{1,100} <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/u.test(text),
    'is no sender',
  );
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const word = z.string().trim().min(1);
export const yesNo = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform(value => value === true || value === 'true' || value === '1');
export const list = z
  .union([
    z.array(word),
    z.string().transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(z.string()));

/** `fi|shop.example,sv|butik.example`: a language and its host, with a port where it has one. */
export const languageHosts = list.pipe(
  z.array(
    z
      .string()
      .refine(text => isLanguageHost(text), 'is no language and host')
      .transform(text => text.toLowerCase().split('|') as [LocaleCode, string]),
  ),
);

/** Only a host and an optional port: anything that a URL parses differently is rejected. */
function isLanguageHost(text: string): boolean {
  const [, language = '', host = ''] = /^(\w+)\|(.+)$/.exec(text) ?? [];
  return (
    isLocaleCode(language.toLowerCase()) &&
    URL.canParse(`https://${host}`) &&
    new URL(`https://${host}`).host === host.toLowerCase()
  );
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
