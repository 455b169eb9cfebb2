/** The most that a picture may weigh, in bytes. */
export const mostBytes: number;
/** Types that a picture is drawn of. */
export function picturedTypes(folder?: string): string[];
