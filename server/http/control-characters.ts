/** Control characters end lines, cut texts short and rewrite terminals; no address, cookie or log of ours has any. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);
