/** Control characters end lines, cut texts short and rewrite terminals; they are rejected in addresses and cookies and removed from logs. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);
