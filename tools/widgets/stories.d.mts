/** Returns the names of the files, one per widget. */
export function writeStories(folder?: string, target?: string): string[];
