/** What the shop reads of a picture it can draw as well: one limit for uploads, imports, drawings and the sizes of pages. */

/** Of a picture that is stored (R-STUDIO-4). */
export const maxPicturePixels = 40_000_000;

/** Of a photo that is made smaller while it is read: phones take them with 48 to 108 megapixels (R-STUDIO-240). */
export const maxPhotoPixels = 120_000_000;
