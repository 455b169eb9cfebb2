/** Id of the matching set in a product's page, to which the verdict of its vehicle links. */
export const setAnchor = 'product-set';
