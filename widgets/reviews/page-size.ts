/** Reviews shown at a time (facts 4.13). */
export const pageSize = 5;
