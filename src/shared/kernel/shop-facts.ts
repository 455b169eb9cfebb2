/** Who the shop is in the language of a page: apart from the profile that it is made of, which no browser needs. */
import type { CompiledMessages } from './compiled-messages.ts';

/** The profile in one language, as pages and mails show it. What is not known is empty. */
export interface ShopFacts {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly timeZone: string;
  /** Name of the company, or of the shop where the company's is not known. */
  readonly company: string;
  readonly businessId: string;
  readonly vatId: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Postal code and town. */
  readonly postal: string;
  /** ISO 3166-1. */
  readonly countryCode: string;
  /** Name of the country. */
  readonly country: string;
  readonly mail: string;
  readonly phone: string;
  /** `tel:+358200000000` */
  readonly phoneHref: string;
  readonly hours: string;
  readonly announcement: string;
  readonly purpose: string;
  readonly searches: readonly string[];
  readonly hasVehicles: boolean;
  /** Whether the name is a picture. */
  readonly hasLogo: boolean;
  /** Address of the picture for social networks; empty: the icon. */
  readonly socialPicture: string;
  /** Null: buyers cannot be told where to transfer money. */
  readonly bank: { readonly iban: string; readonly bic: string; readonly name: string } | null;
  readonly isDemo: boolean;
  /** Messages of pages in the shop's own words. */
  readonly texts: CompiledMessages;
}

/** What pages say of `namelessProfile`, for code that is run without a shop. */
export const namelessShop: ShopFacts = {
  name: 'Shop',
  shortName: 'Shop',
  description: '',
  timeZone: 'Europe/Helsinki',
  company: 'Shop',
  businessId: '',
  vatId: '',
  street: '',
  postalCode: '',
  city: '',
  postal: '',
  countryCode: '',
  country: '',
  mail: '',
  phone: '',
  phoneHref: '',
  hours: '',
  announcement: '',
  purpose: '',
  searches: [],
  hasVehicles: true,
  hasLogo: false,
  socialPicture: '',
  bank: null,
  isDemo: false,
  texts: {},
};
