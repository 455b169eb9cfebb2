/** How presets are called: one line of visible characters, and which names are the same. */

/** In characters. */
export const longestPresetName = 80;

/** Control characters and white space of all kinds, which stand for one space. */
const gap = /[\s\p{Cc}\u2800]+/gu;
/** What takes no place, or only turns the direction of what follows. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A name as it is stored and shown; empty for one without a visible character. */
export const presetName = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, '').replace(gap, ' ').trim();

/** Equal for names that look the same in a list: by Unicode alone, so that every database finds the same. */
export const presetNameKey = (name: string): string => presetName(name).normalize('NFKC').toLowerCase();
