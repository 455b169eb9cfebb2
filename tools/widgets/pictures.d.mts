/** Maximum size of a screenshot in bytes. */
export const maxBytes: number;
/** Widget types with a screenshot. */
export function picturedTypes(folder?: string): string[];
