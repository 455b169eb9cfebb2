/** The same program in ASCII: other characters stand in texts, regular expressions and names, which all take escapes. */
export const toAscii = code =>
  code.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
