/** Types of code-sources.mjs for its callers in TypeScript. */
export function codeSources(folder: string): { path: string; text: string }[];
