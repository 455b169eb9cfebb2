/** Names that staff give: one line of visible characters. */

/** Control characters and white space of all kinds, which stand for one space. */
const gap = /[\s\p{Cc}\u2800]+/gu;
/** What takes no place, or only turns the direction of what follows. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A name as it is stored and shown; empty for one without a visible character. */
export const visibleLine = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, '').replace(gap, ' ').trim();
