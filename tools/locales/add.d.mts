/** Types of add.mjs for its callers in TypeScript. */
export const keyPattern: RegExp;
export function addMessage(
  key: string,
  texts: Readonly<Record<string, string>>,
  folder?: string,
  part?: '' | 'mail' | 'studio',
): Promise<void>;
