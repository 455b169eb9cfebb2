/** Types of picture.mjs for its test. */
export function withPicture(text: string): string;
