/** Who the shop is: what `shop.json` in its folder says. */
import type { CompiledMessages } from './compiled-messages.ts';
import type { LocaleCode } from './segment.ts';
import type { ShopFacts } from './shop-facts.ts';
import { plainLook, type ShopLook } from './theme/shop-look.ts';
import { timeZoneOf } from './time-zone.ts';

/** One text for all languages, or one for each. */
export type LocalText = string | Readonly<Record<string, string>>;

/** What `shop.json` says; schemas/shop/shop.schema.json describes each value. */
export interface ShopIdentity {
  readonly name: string;
  readonly shortName?: string;
  readonly description: LocalText;
  readonly languages: readonly string[];
  readonly timeZone?: string;
  readonly company?: {
    readonly name: string;
    readonly businessId?: string;
    readonly vatId?: string;
    readonly street?: LocalText;
    readonly postalCode?: string;
    readonly city?: LocalText;
    readonly country: string;
  };
  readonly mail?: LocalText;
  readonly phone?: LocalText;
  readonly hours?: LocalText;
  readonly announcement?: LocalText;
  readonly purpose?: LocalText;
  readonly searches?: Readonly<Record<string, readonly string[]>>;
  readonly vehicles?: boolean;
  readonly bank?: { readonly iban: string; readonly bic?: string; readonly name?: string };
}

/** Messages that a shop says in its own words, in one language. */
export interface OwnTexts {
  readonly pages: CompiledMessages;
  /** Of mails and printed lists. */
  readonly mails: CompiledMessages;
}

/** Of a shop whose country is not known. */
const DEFAULT_TIME_ZONE = 'Europe/Helsinki';

/** What stands in a new folder where the merchant's own text belongs. */
export const placeholder = '[…]';

/** Read once at the start. What is not known is empty. */
export interface ShopProfile {
  readonly name: string;
  readonly shortName: string;
  /** What the shop sells. */
  readonly description: LocalText;
  /** The first is that of addresses without a language; never empty. */
  readonly languages: readonly string[];
  /** IANA name of the zone that its clocks show: that of the company's country, unless the folder names another. */
  readonly timeZone: string;
  readonly company: {
    readonly name: string;
    readonly businessId: string;
    readonly vatId: string;
    readonly street: LocalText;
    readonly postalCode: string;
    readonly city: LocalText;
    /** ISO 3166-1. */
    readonly country: string;
  };
  readonly mail: LocalText;
  readonly phone: LocalText;
  readonly hours: LocalText;
  /** A line above every page, in the languages that have one. */
  readonly announcement: LocalText;
  /** What the products are for, as titles end. */
  readonly purpose: LocalText;
  /** Words that the empty search field proposes, by language. */
  readonly searches: Readonly<Record<string, readonly string[]>>;
  /** Whether some products fit some vehicles only. */
  readonly hasVehicles: boolean;
  /** Null: buyers cannot be told where to transfer money. */
  readonly bank: { readonly iban: string; readonly bic: string; readonly name: string } | null;
  /** Whether nothing that is ordered is delivered. */
  readonly isDemo: boolean;
  readonly look: ShopLook;
  /** By language; none where the shop says what the build says. */
  readonly texts: Readonly<Record<string, OwnTexts>>;
}

/** A placeholder is as good as nothing. */
const known = (text: string | undefined): string =>
  text === undefined || text.includes(placeholder) ? '' : text.trim();

const knownLocal = (text: LocalText | undefined): LocalText => {
  if (text === undefined || typeof text === 'string') return known(text);
  return Object.fromEntries(Object.entries(text).map(([code, own]) => [code, known(own)]));
};

export function profileOf(
  identity: ShopIdentity,
  isDemo = false,
  look = plainLook,
  texts: ShopProfile['texts'] = {},
): ShopProfile {
  const { name, shortName = name, description, languages, company, bank } = identity;
  const iban = known(bank?.iban);
  return {
    ...{ name, shortName, description, languages, isDemo, look, texts },
    timeZone: identity.timeZone ?? timeZoneOf(known(company?.country), DEFAULT_TIME_ZONE),
    company: {
      name: known(company?.name),
      businessId: known(company?.businessId),
      vatId: known(company?.vatId),
      street: knownLocal(company?.street),
      postalCode: known(company?.postalCode),
      city: knownLocal(company?.city),
      country: known(company?.country),
    },
    mail: knownLocal(identity.mail),
    phone: knownLocal(identity.phone),
    hours: knownLocal(identity.hours),
    announcement: knownLocal(identity.announcement),
    purpose: knownLocal(identity.purpose),
    searches: identity.searches ?? {},
    hasVehicles: identity.vehicles ?? true,
    bank: iban === '' ? null : { iban, bic: known(bank?.bic), name: known(bank?.name) },
  };
}

const countryIn = (code: string, locale: string): string =>
  code === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code) ?? '');

/** Prefers the form with the country, which can be called from everywhere. */
function phoneAddress(phone: LocalText, shown: string): string {
  const forms = typeof phone === 'string' ? [phone] : Object.values(phone);
  // Written `+46 (0)8`, the nought is left out from abroad.
  const international = forms.find(form => form.startsWith('+'))?.replace('(0)', '');
  const digits = (international ?? shown).replaceAll(/[^\d+]/g, '');
  return digits === '' ? '' : `tel:${digits}`;
}

function makeFacts(profile: ShopProfile, locale: string): ShopFacts {
  const { name, shortName, company, languages, phone, bank, hasVehicles, isDemo } = profile;
  const own = (text: LocalText): string =>
    typeof text === 'string' ? text : (text[locale] ?? text[languages[0] ?? ''] ?? '');
  const shown = own(phone);
  const city = own(company.city);
  return {
    ...{ name, shortName, bank, hasVehicles, isDemo },
    description: own(profile.description),
    timeZone: profile.timeZone,
    company: company.name || name,
    businessId: company.businessId,
    vatId: company.vatId,
    street: own(company.street),
    postalCode: company.postalCode,
    city,
    postal: [company.postalCode, city].filter(Boolean).join('\u00a0'),
    countryCode: company.country,
    country: countryIn(company.country, locale),
    mail: own(profile.mail),
    phone: shown,
    phoneHref: phoneAddress(phone, shown),
    hours: own(profile.hours),
    // One that is not written in a language is not shown in it.
    announcement:
      typeof profile.announcement === 'string' ? profile.announcement : (profile.announcement[locale] ?? ''),
    purpose: own(profile.purpose),
    searches: profile.searches[locale] ?? [],
    hasLogo: profile.look.pictures.logo !== null,
    socialPicture: profile.look.pictures.social,
    texts: profile.texts[locale]?.pages ?? {},
  };
}

const made = new WeakMap<ShopProfile, Map<string, ShopFacts>>();

/** The same object for each language of a profile. */
export function factsOf(profile: ShopProfile, locale: LocaleCode): ShopFacts {
  const ofProfile = made.get(profile) ?? new Map<string, ShopFacts>();
  made.set(profile, ofProfile);
  const facts = ofProfile.get(locale) ?? makeFacts(profile, locale);
  ofProfile.set(locale, facts);
  return facts;
}

/** For code that is run without a shop, such as tests. */
export const namelessProfile: ShopProfile = profileOf({ name: 'Shop', description: '', languages: ['fi'] });
