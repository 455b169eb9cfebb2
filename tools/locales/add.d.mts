/** Types of add.mjs for its callers in TypeScript. */
export const keyPattern: RegExp;
export function addMessage(key: string, texts: { fi: string; sv: string }, folder?: string): Promise<void>;
