/** A finding in words of those who edit the shop: what is wrong, and what to do. */
import type { IntlShape } from 'react-intl';
import type { About } from '#engine/definition/finding.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import { limitText } from '#page-form/error-text.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import type { StudioFinding } from '#studio-api/documents.ts';

export interface FindingWords {
  what: string;
  /** Undefined where `what` says it. */
  todo?: string;
}

/** Characters that search engines show: see the page linter. */
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  SEO002: [10, 70],
  SEO003: [40, 170],
};

const languageName = (code: string | undefined): string =>
  code !== undefined && isLocaleCode(code) ? locales[code].name : (code ?? '');

function valuesOf(code: string, about: About, intl: IntlShape): Record<string, string | number> {
  const [least = 0, most = 0] = lengths[code] ?? [];
  return {
    name: about.name ?? '',
    kind: about.kind ?? 'other',
    language: languageName(about.missing ?? about.locale),
    length: about.length ?? 0,
    least,
    most,
    ...contrastOf(about, intl),
  };
}

function contrastOf({ contrast }: About, intl: IntlShape): Record<string, string | number> {
  if (!contrast) return {};
  const { ink, ground, ratio, least, scheme, better } = contrast;
  const name = (token: string) => fieldLabel(token, intl, 'settings');
  return { ink: name(ink), ground: name(ground), ratio, least, scheme, better: better ?? 'none' };
}

/** What people without knowledge of the page language cannot correct, a developer can. */
const unknown = 'FINDING_OTHER';

/** Which of several messages of a code is meant. */
function keyOf({ code, about = {} }: Pick<StudioFinding, 'code' | 'about'>): string {
  // A field of the document that is no text of a language.
  if (code === 'L10N001' && !isLocaleCode(about.missing)) return 'FINDING_PAGE005';
  if (code === 'TEXT001' && about.locale !== undefined) return 'FINDING_EXAMPLE_IN';
  // An override without a page, which its file names.
  if (code === 'OVR001' && about.name === undefined) return unknown;
  if (code === 'PAGE003' && about.kind === 'widget') return 'FINDING_WIDGET_REMOVED';
  // The structure of a shop's file is wrong in the ways of a page's.
  return `FINDING_${code.replace(/^SHOP00/, 'PAGE00')}`;
}

export function findingWords(finding: Pick<StudioFinding, 'code' | 'about'>, intl: IntlShape): FindingWords {
  const { code, about = {} } = finding;
  const limit = limitText(about, intl);
  if (limit !== undefined) return { what: limit };
  const key = keyOf(finding);
  const known = hasMessage(intl, key) ? key : unknown;
  const values = valuesOf(code, about, intl);
  // The keys exist in every language, as a test checks.
  const say = (id: string) => intl.formatMessage({ id: id as 'FINDING_OTHER' }, values);
  return { what: say(known), ...(hasMessage(intl, `${known}_FIX`) ? { todo: say(`${known}_FIX`) } : {}) };
}
