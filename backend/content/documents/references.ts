/**
 * References of content documents: `category:vinssit` means the same category in every language. A configuration
 * carries them marked until it is answered, because only then market and language are known.
 */
import type { CatalogueAddresses } from '#backend/catalogue/addresses.ts';
import type { CatalogueReference, Category } from '#backend/catalogue/reference.ts';
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import { isRecord } from '#kernel/is-record.ts';
import { aliasField, referenceOf } from '#kernel/references.ts';
import type { PageDirectory } from '../content.repository.ts';
import { findBrand, numberOf } from '../find-entity.ts';
import type { ContentContext } from '../in-language.ts';

const linkMark = 'ref+link:';
const aliasMark = 'ref+alias:';
/** A marked text in JSON, or in JSON that is itself a text of JSON. */
const marked = /(\\*")ref\+(link|alias):([a-z]+):([^"\\]+)\1/g;

/** What an entry of a menu may lead to by an alias, without a kind of entry of its own. */
export const isAliasTarget = (value: string): boolean => /^(?:product|campaign|list):\S+$/.test(value);

export const markLink = (address: string): string => linkMark + address;

/** Marks the aliases of a widget's props: `categoryAlias`. */
export function markAliases(value: unknown, field?: string): unknown {
  if (typeof value === 'string') return field && value !== '' ? aliasMark + referenceOf(field, value) : value;
  if (Array.isArray(value)) return value.map(item => markAliases(item, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, markAliases(item, aliasField.exec(key)?.[1])]),
  );
}

/** A configuration with its references as documents write them: `category:vinssit`, and the alias alone in a field for one. */
export function withoutMarks<Value>(configuration: Value): Value {
  const json = JSON.stringify(configuration);
  if (!json.includes(linkMark) && !json.includes(aliasMark)) return configuration;
  const plain = json.replace(marked, (_, quote: string, what: string, kind: string, name: string) =>
    what === 'link' ? `${quote}${kind}:${name}${quote}` : quote + name + quote,
  );
  // The same shape: only texts have changed.
  return JSON.parse(plain) as Value;
}

export interface ReferencePorts {
  reference(): CatalogueReference;
  directory(): Promise<PageDirectory>;
  addresses: Pick<CatalogueAddresses, 'category' | 'brand' | 'campaign' | 'list'>;
  prefixOf: PathPrefix;
  pathOfPage(name: string, locale: string): string | null;
}

/** Replaces marked references of a serialised configuration by what they are at a place. */
export type WriteReferences = (json: string, place: ContentContext, directory: PageDirectory) => string;

export function createReferenceWriter(ports: Omit<ReferencePorts, 'directory'>): WriteReferences {
  const { addresses, prefixOf } = ports;

  function categoryOf(name: string, { channel }: ContentContext): Category | null {
    const { categories, categoryByAlias } = ports.reference();
    const alias = name.split('/').at(-1) ?? name;
    const id = numberOf(alias);
    const byAlias = channel.languages.map(language => categoryByAlias.get(`${language.id}:${alias}`));
    return (id === null ? undefined : categories.get(id)) ?? byAlias.find(Boolean) ?? null;
  }

  function pathOf(kind: string, name: string, place: ContentContext, directory: PageDirectory): string {
    const { channel, language } = place;
    const prefix = prefixOf(language, channel);
    const plain = (root: string) => `${prefix}/${root}${name}`;
    switch (kind) {
      case 'category': {
        const category = categoryOf(name, place);
        return (category && addresses.category.path(place, category)) ?? plain('c/');
      }
      case 'brand': {
        const brand = findBrand(ports.reference(), name);
        return (brand && addresses.brand.path(place, brand)) ?? plain('b/');
      }
      case 'campaign': {
        const campaign = ports.reference().campaignByAlias.get(name);
        return (campaign && addresses.campaign.path(place, campaign)) ?? plain('dc/');
      }
      case 'list':
        return addresses.list.path(place, name) ?? plain('l/');
      case 'product':
        return plain('p/');
      case 'content':
        return `${prefix}/${encodeURIComponent(contentAlias(name, place, directory))}`;
      default: {
        const path = ports.pathOfPage(name, language.code) ?? '/';
        return path === '/' && prefix !== '' ? prefix : prefix + path;
      }
    }
  }

  return (json, place, directory) =>
    json.replace(marked, (_, quote: string, what: string, kind: string, name: string) => {
      if (what === 'link') return quote + pathOf(kind, name, place, directory) + quote;
      const alias = kind === 'category' ? categoryOf(name, place)?.texts.get(place.language.id)?.alias : name;
      return quote + (alias ?? name) + quote;
    });
}

/** The alias of the same page in the place's language. */
function contentAlias(
  name: string,
  { channel, language }: ContentContext,
  { byAlias }: PageDirectory,
): string {
  const page = channel.languages.map(({ id }) => byAlias.get(`${id}:${name}`)).find(Boolean);
  return page?.aliases.get(language.id) ?? page?.aliases.get(channel.defaultLanguageId) ?? name;
}
