/** What the shop reads of a picture it can draw as well: one limit for uploads, imports, drawings and the sizes of pages. */

/** R-STUDIO-4. A phone's picture of 48 megapixels is above it. */
export const maxPicturePixels = 40_000_000;
