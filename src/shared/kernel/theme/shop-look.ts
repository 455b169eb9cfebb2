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

export interface ShopLook {
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
export function themeStyle({ colours: { light, dark }, radius }: Theme): string {
  const always = corners(radius) + declarations(light);
  if (always === '') return '';
  const other = declarations(dark);
  const inDark =
    other === ''
      ? ''
      : `@media screen{:root[data-theme=dark]{${other}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${other}}}`;
  return `:root{${always}}${inDark}`;
}

export const noTheme: Theme = { colours: { light: {}, dark: {} }, radius: {} };

export const lookOf = (theme: Theme): ShopLook => ({
  style: themeStyle(theme),
  colours: {
    light: { ...tokenColours.light, ...theme.colours.light },
    dark: { ...tokenColours.dark, ...theme.colours.dark },
  },
});

/** That of the style sheets. */
export const plainLook: ShopLook = lookOf(noTheme);
