/** Finds the reference for addresses that lead to the same category, brand, content page or page in each language. */
import type { LocaleCode } from '#i18n/locales.ts';
import { numberOf } from '../find-entity.ts';
import type { TargetOf } from './menu-document.ts';
import type { LinkOf } from './merge-props.ts';
import { isAliasTarget, type ReferencePorts } from './references.ts';

export async function createLinkOf(
  ports: ReferencePorts & { pageNames(): readonly string[] },
): Promise<LinkOf> {
  const { addresses, prefixOf } = ports;
  const { channels, categories, brands } = ports.reference();
  const { pages } = await ports.directory();
  const known = new Map<string, string>();
  const add = (code: string, path: string | null, reference: string) => {
    if (path !== null && !known.has(`${code} ${path}`)) known.set(`${code} ${path}`, reference);
  };
  for (const channel of channels)
    for (const language of channel.languages) {
      const place = { channel, language };
      const prefix = prefixOf(language, channel);
      const aliasIn = ({ texts }: { texts: ReadonlyMap<string, { alias: string }> }) =>
        (texts.get(channel.defaultLanguageId) ?? [...texts.values()][0])?.alias;
      for (const category of categories.values()) {
        const alias = aliasIn(category);
        if (alias) add(language.code, addresses.category.path(place, category), `category:${alias}`);
      }
      for (const brand of brands.values())
        add(language.code, addresses.brand.path(place, brand), `brand:${brand.alias}`);
      for (const page of pages.values()) {
        const alias = page.aliases.get(language.id);
        const name = page.aliases.get(channel.defaultLanguageId) ?? alias;
        if (alias && name) add(language.code, `${prefix}/${encodeURIComponent(alias)}`, `content:${name}`);
      }
      for (const name of ports.pageNames()) {
        const path = ports.pathOfPage(name, language.code);
        if (path) add(language.code, path === '/' && prefix ? prefix : prefix + path, `page:${name}`);
      }
    }
  return found => {
    const references = [...found].map(([code, path]: [LocaleCode, string]) => known.get(`${code} ${path}`));
    const [first] = references;
    return first !== undefined && references.every(each => each === first) ? first : undefined;
  };
}

/** The references for targets of menus, which rows name by number or alias. */
export async function createTargetOf(
  ports: Pick<ReferencePorts, 'reference' | 'directory'>,
): Promise<TargetOf> {
  const { channels, categories, categoryByAlias, brands, brandByAlias } = ports.reference();
  const { pages, byAlias } = await ports.directory();
  const languageIds = channels.flatMap(channel => [
    channel.defaultLanguageId,
    ...channel.languages.map(({ id }) => id),
  ]);
  const inLanguages = <Found>(find: (languageId: string) => Found | undefined): Found | undefined =>
    languageIds.map(find).find(found => found !== undefined);
  return (type, value) => {
    const id = numberOf(value);
    switch (type) {
      case 'category': {
        const category =
          (id !== null && categories.get(id)) || inLanguages(at => categoryByAlias.get(`${at}:${value}`));
        const alias = category && inLanguages(at => category.texts.get(at)?.alias);
        return alias && `category:${alias}`;
      }
      case 'brand': {
        const brand = (id !== null && brands.get(id)) || brandByAlias.get(value);
        return brand && `brand:${brand.alias}`;
      }
      case 'page': {
        // The shop's own pages stand by their name, as documents write them.
        if (value.startsWith('page:')) return value;
        const page = (id !== null && pages.get(id)) || inLanguages(at => byAlias.get(`${at}:${value}`));
        const alias = page && inLanguages(at => page.aliases.get(at));
        return alias && `content:${alias}`;
      }
      case 'product':
        return id === null ? undefined : `product:${id}`;
      default:
        return isAliasTarget(value) ? value : undefined;
    }
  };
}
