export function firstMessages(folder: string, keys: readonly string[]): string[];
