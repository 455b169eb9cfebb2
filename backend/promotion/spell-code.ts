/** Normalises codes: full-width letters, surrounding spaces and lower case are the same code. */
export const spellCode = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
