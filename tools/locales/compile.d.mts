/** Types of compile.mjs for its callers in TypeScript. */
export function compileMessages(folder?: string): string[];
