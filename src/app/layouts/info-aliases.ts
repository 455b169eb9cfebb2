/** Pages every layout links to, by language; their content is the CMS's. */
import type { LocaleCode } from '#kernel/segment.ts';

export const infoAliases: Readonly<
  Record<
    LocaleCode,
    { service: string; terms: string; privacy: string; accessibility: string; cookies: string }
  >
> = {
  fi: {
    service: 'asiakaspalvelu',
    terms: 'ostoehdot',
    privacy: 'tietosuoja',
    accessibility: 'saavutettavuus',
    cookies: 'cookies',
  },
  sv: {
    service: 'kundservice',
    terms: 'kopvillkor',
    privacy: 'integritet',
    accessibility: 'tillganglighet',
    cookies: 'cookies',
  },
};
