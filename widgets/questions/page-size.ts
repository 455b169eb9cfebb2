/** Questions shown at a time; more of them can be searched (R-PRODUCT-45). */
export const questionsPerPage = 5;
