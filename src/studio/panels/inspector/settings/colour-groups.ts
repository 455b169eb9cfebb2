/** The colours of a theme, by what they are seen on. */
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { brandColourTokens } from '#kernel/theme/brand-colours.ts';
import type { ColourToken } from '#kernel/theme/colour-pairs.ts';

interface ColourGroup {
  title: StudioMessageId;
  tokens: readonly ColourToken[];
}

/** Each colour of `theme.json` stands in one of them. */
export const colourGroups: readonly ColourGroup[] = [
  { title: 'SETTINGS_COLOURS_BRAND', tokens: ['primary', 'primary-dark', 'on-primary'] },
  {
    title: 'SETTINGS_COLOURS_LINKS',
    tokens: ['action', 'action-dark', 'action-tint', 'on-action'],
  },
  { title: 'SETTINGS_COLOURS_PAGE', tokens: ['ink', 'ink-soft', 'ground', 'ground-soft', 'picture-ground'] },
  {
    title: 'SETTINGS_COLOURS_BAR',
    tokens: ['ground-dark', 'on-dark', 'on-dark-soft', 'action-light', 'line-dark'],
  },
  { title: 'SETTINGS_COLOURS_LINES', tokens: ['line', 'line-strong'] },
];

/** Where a colour comes from that no one has chosen. */
export const sourceOfColour = (token: ColourToken, hasPrimary: boolean): StudioMessageId =>
  hasPrimary && brandColourTokens.includes(token) ? 'SETTINGS_COLOUR_OF_MAIN' : 'SETTINGS_COLOUR_DEFAULT';
