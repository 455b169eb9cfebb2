/** Reviews shown at a time (R-PRODUCT-26). */
export const reviewsPerPage = 5;
