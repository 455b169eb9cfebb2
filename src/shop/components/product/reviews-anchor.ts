/** Id of the reviews in a product's page, to which its rating links. */
export const reviewsAnchor = 'product-reviews';
