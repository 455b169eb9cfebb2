/** What `theme.json` says of colours: that they are colours, and can be read wherever pages put two together. */
import type { Finding } from '#engine/definition/finding.ts';
import { type ColourPair, type ColourToken, colourPairs } from '#kernel/theme/colour-pairs.ts';
import { type Colours, noTheme, type Scheme, type Theme } from '#kernel/theme/shop-look.ts';
import { tokenColours } from '#kernel/theme/token-colours.gen.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import type { FolderFile } from '../folder-files.ts';
import { contrast, nearestColour, readColour } from './colour.ts';
import { makeColours, sourceOf } from './make-colours.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

function readOwn(file: FolderFile<'theme'>, scheme: Scheme, found: Finding[]): Colours {
  const own: Partial<Record<ColourToken, string>> = {};
  for (const [name, values] of Object.entries(file.data.colours ?? {})) {
    const hex = readColour(values[scheme]);
    // Its schema allows only names of tokens.
    if (hex !== null) own[name as ColourToken] = hex;
    else
      found.push(
        atValue(file, ['colours', name, scheme], {
          code: 'SHOP040',
          message: `"${values[scheme]}" is not a colour that hides what is behind it`,
          fix: 'Write it as CSS does: #0b5c7a, rgb(11 92 122) or oklch(45% 0.1 230)',
        }),
      );
  }
  return own;
}

const failing = (colours: Readonly<Record<ColourToken, string>>): ColourPair[] =>
  colourPairs.filter(({ ink, ground, least }) => contrast(colours[ink], colours[ground]) < least);

/** The nearest colour that can be read in every pair; the others are made again from it. */
function betterColour(
  scheme: Scheme,
  own: Colours,
  token: ColourToken,
): { direction: string; colour: string } | null {
  const holds = (candidate: string) => {
    const changed = { ...own, [token]: candidate };
    const made = makeColours(scheme, changed);
    return failing({ ...tokenColours[scheme], ...made }).every(
      ({ ink, ground }) => ![ink, ground].some(each => sourceOf(changed, made, each) === token),
    );
  };
  const start = own[token] ?? tokenColours[scheme][token];
  const found = (['darker', 'lighter'] as const).flatMap(direction => {
    const colour = nearestColour(start, direction, holds);
    return colour === null ? [] : [{ direction, colour, change: contrast(colour, start) }];
  });
  return found.toSorted((a, b) => a.change - b.change)[0] ?? null;
}

function checkContrast(file: FolderFile<'theme'>, scheme: Scheme, own: Colours, found: Finding[]): void {
  const made = makeColours(scheme, own);
  const all = { ...tokenColours[scheme], ...made };
  const better = new Map<ColourToken, ReturnType<typeof betterColour>>();
  const betterOf = (token: ColourToken) => {
    const known = better.has(token) ? better.get(token) : betterColour(scheme, own, token);
    better.set(token, known ?? null);
    return known ?? null;
  };
  for (const { ink, ground, least } of failing(all)) {
    const token = sourceOf(own, made, ink) ?? sourceOf(own, made, ground);
    if (token === null) continue;
    const shade = betterOf(token);
    const ratio = Math.floor(contrast(all[ink], all[ground]) * 100) / 100;
    found.push(
      atValue(file, ['colours', token, scheme], {
        code: 'SHOP041',
        message: `${ink} ${all[ink]} on ${ground} ${all[ground]} has a contrast of ${ratio} in the ${scheme} scheme, and needs ${least}`,
        fix: shade
          ? `Make ${token} ${shade.direction}, such as ${shade.colour}`
          : 'Change both: no shade of this colour alone is enough',
        about: { contrast: { ink, ground, token, scheme, ratio, least, better: shade?.colour ?? null } },
      }),
    );
  }
}

/** The theme of a file, of which what is not a colour is left out; what is wrong is added to the findings. */
export function readTheme(file: FolderFile<'theme'> | null, found: Finding[]): Theme {
  if (file === null) return noTheme;
  const own = { light: readOwn(file, 'light', found), dark: readOwn(file, 'dark', found) };
  for (const scheme of schemes) checkContrast(file, scheme, own[scheme], found);
  return {
    colours: { light: makeColours('light', own.light), dark: makeColours('dark', own.dark) },
    radius: file.data.radius ?? {},
  };
}
