/** Id of the questions in a product's page. */
export const questionsAnchor = 'product-questions';
