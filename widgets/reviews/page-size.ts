/** Reviews shown at a time (R-PRODUCT-26). */
export const pageSize = 5;
