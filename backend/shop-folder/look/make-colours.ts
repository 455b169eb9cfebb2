/** The colours of a theme: those that its file names, and those that follow from the colour of the brand. */
import type { ColourToken } from '#kernel/theme/colour-pairs.ts';
import type { Colours, Scheme } from '#kernel/theme/shop-look.ts';
import { tokenColours } from '#kernel/theme/token-colours.gen.ts';
import { contrast, lighter, mixed, nearestColour } from './colour.ts';

const TEXT = 4.5;
/** How much lighter or darker a control is under the pointer. */
const HOVER = 0.07;
/** Share of the brand's colour in a quiet ground. */
const tint = { light: 0.08, dark: 0.2 } as const;

const isReadable = (ink: string, grounds: readonly string[]): boolean =>
  grounds.every(ground => contrast(ink, ground) >= TEXT);

/** White or the darkest ink, whichever can be read. */
const textOn = (...grounds: string[]): string =>
  isReadable('#ffffff', grounds) ? '#ffffff' : tokenColours.light.ink;

function brandColours(scheme: Scheme, own: Colours, primary: string): Colours {
  const all = { ...tokenColours[scheme], ...own };
  const away = scheme === 'light' ? 'darker' : 'lighter';
  const actionTint = own['action-tint'] ?? mixed(all.ground, primary, tint[scheme]);
  const grounds = [all.ground, all['ground-soft'], actionTint];
  const action = own.action ?? nearestColour(primary, away, ink => isReadable(ink, grounds)) ?? primary;
  const actionDark = own['action-dark'] ?? lighter(action, scheme === 'light' ? -HOVER : HOVER);
  const primaryDark = own['primary-dark'] ?? lighter(primary, -HOVER);
  return {
    primary,
    'primary-dark': primaryDark,
    'on-primary': textOn(primary, primaryDark),
    action,
    'action-dark': actionDark,
    'action-tint': actionTint,
    'on-action': textOn(action, actionDark),
    'action-light':
      nearestColour(primary, 'lighter', ink => isReadable(ink, [all['ground-dark']])) ?? primary,
    ...own,
  };
}

/** @param own by their names, as `#rrggbb` */
export const makeColours = (scheme: Scheme, own: Colours): Colours =>
  own.primary === undefined ? own : brandColours(scheme, own, own.primary);

/** Whether a colour is named or made from one that is. */
export const sourceOf = (own: Colours, made: Colours, token: ColourToken): ColourToken | null =>
  own[token] === undefined ? (made[token] === undefined ? null : 'primary') : token;
