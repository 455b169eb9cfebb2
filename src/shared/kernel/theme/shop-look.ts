/** How the shop looks: colours, corners and pictures of its folder, in the forms that pages, mails and systems need. */
import type { ColourToken } from './colour-pairs.ts';
import { tokenColours } from './token-colours.gen.ts';

export type Scheme = keyof typeof tokenColours;

/** Colours as `#rrggbb`. */
export type Colours = Readonly<Partial<Record<ColourToken, string>>>;

/** What a theme changes; what it leaves out stays as in the style sheets. */
export interface Theme {
  readonly colours: Readonly<Record<Scheme, Colours>>;
  /** Of corners, in pixels. */
  readonly radius: { readonly control?: number; readonly card?: number };
}

/** A file that the server answers with under an address of its own. */
export interface LookFile {
  readonly type: string;
  readonly data: Uint8Array;
}

export interface LookPictures {
  /** Addresses of the logo in both schemes, and its width by its height; null: the name is written. */
  readonly logo: { readonly light: string; readonly dark: string; readonly ratio: number } | null;
  /** Whether the shop has a sign of its own, which then stands under the addresses of the icons. */
  readonly hasMark: boolean;
  /** Address of the picture for social networks; empty: the icon. */
  readonly social: string;
  /** By address. */
  readonly files: ReadonlyMap<string, LookFile>;
}

export interface ShopLook {
  readonly pictures: LookPictures;
  /** Custom properties that override those of the style sheets; empty without a theme. */
  readonly style: string;
  /** For what has no style sheet. */
  readonly colours: Readonly<Record<Scheme, Readonly<Record<ColourToken, string>>>>;
}

const declarations = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, hex]) => `--${name}:${hex};`)
    .join('');

const corners = ({ control, card }: Theme['radius']): string =>
  [
    control === undefined ? '' : `--radius:${control}px;`,
    card === undefined ? '' : `--radius-card:${card}px;`,
  ].join('');

/** The conditions of the dark scheme are those of `src/ui/dark.css`; paper stays light. */
function themeStyle({ colours: { light, dark }, radius }: Theme, logo: LookPictures['logo']): string {
  const logoIn = (scheme: Scheme) => (logo ? `--logo:url(${logo[scheme]});` : '');
  const ratio = logo ? `--logo-ratio:${logo.ratio};` : '';
  const always = corners(radius) + declarations(light) + logoIn('light') + ratio;
  if (always === '') return '';
  const other = declarations(dark) + logoIn('dark');
  const inDark =
    other === ''
      ? ''
      : `@media screen{:root[data-theme=dark]{${other}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${other}}}`;
  return `:root{${always}}${inDark}`;
}

export const noTheme: Theme = { colours: { light: {}, dark: {} }, radius: {} };

export const noPictures: LookPictures = { logo: null, hasMark: false, social: '', files: new Map() };

export const lookOf = (theme: Theme, pictures: LookPictures = noPictures): ShopLook => ({
  pictures,
  style: themeStyle(theme, pictures.logo),
  colours: {
    light: { ...tokenColours.light, ...theme.colours.light },
    dark: { ...tokenColours.dark, ...theme.colours.dark },
  },
});

/** That of the style sheets. */
export const plainLook: ShopLook = lookOf(noTheme);
