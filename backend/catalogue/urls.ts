/** Storefront addresses of the catalogue's things, with the prefix that the storefront's router uses. */
import type { Context } from '#backend/kernel/context.ts';
import type { Channel, Language } from '#backend/kernel/market.ts';

/** Path prefix of a language: `''` or `/sv`. Backend and router must use the same one, or redirects loop. */
export type PathPrefix = (language: Language, channel: Channel) => string;

/** The default language has no prefix, every other its language part. */
export const prefixByLanguage: PathPrefix = (language, channel) =>
  language.id === channel.defaultLanguageId ? '' : `/${language.id.split('-')[0]}`;

export type PathRoot = 'p' | 'c' | 'b' | 'd' | 'dc' | 'l' | 's';

type Place = Pick<Context, 'channel' | 'language'>;

export interface AlternativeUrl {
  url: string;
  culture: string;
  language: string;
  country: string | null;
  channelId: string;
}

export interface Urls {
  path(place: Place, root: PathRoot, aliases: readonly string[]): string;
  /** The full address of each language for which `pathIn` returns a path. */
  alternatives(channel: Channel, pathIn: (place: Place) => string | null): AlternativeUrl[];
  /**
   * Root and parts of a path or full address: `/sv/c/dack` is `['c', 'dack']`. Empty when it cannot be read.
   * Clients of several markets put those before it, `/se/sv/c/dack`, whatever our own addresses carry.
   */
  parts(channel: Channel, url: string): string[];
  /** Whether it is the address of the front page in any language. */
  isFront(channel: Channel, url: string): boolean;
}

function readPath(url: string): string {
  try {
    return decodeURI(new URL(url, 'http://shop').pathname);
  } catch {
    return '';
  }
}

/** Every word that clients put before a path to say where they are. */
const placeNames = ({ markets, languages }: Channel): ReadonlySet<string> =>
  new Set(
    [...markets.map(({ alias }) => alias), ...languages.flatMap(({ id, code }) => [id, code])].map(name =>
      name.toLowerCase(),
    ),
  );

export function createUrls(origin: string, prefixOf: PathPrefix): Urls {
  function parts(channel: Channel, url: string): string[] {
    const path = readPath(url);
    const prefixes = channel.languages.map(language => prefixOf(language, channel)).filter(Boolean);
    const prefix = prefixes.find(each => path === each || path.startsWith(`${each}/`)) ?? '';
    const words = path.slice(prefix.length).split('/').filter(Boolean);
    const places = placeNames(channel);
    const first = words.findIndex(word => !places.has(word.toLowerCase()));
    return first === -1 ? [] : words.slice(first);
  }

  return {
    path: ({ channel, language }, root, aliases) =>
      `${prefixOf(language, channel)}/${root}/${aliases.map(encodeURIComponent).join('/')}`,

    alternatives: (channel, pathIn) =>
      channel.languages.flatMap(language => {
        const path = pathIn({ channel, language });
        const [part = language.id, country = null] = language.id.split('-');
        return path === null
          ? []
          : [{ url: origin + path, culture: language.id, language: part, country, channelId: channel.id }];
      }),

    parts,
    isFront: (channel, url) => readPath(url) !== '' && parts(channel, url).length === 0,
  };
}
