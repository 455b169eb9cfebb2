/** What the shop reads of a picture it can draw as well: one limit for uploads, imports, drawings and the sizes of pages. */

/** Of a picture that is stored (R-STUDIO-4). */
export const maxPicturePixels = 40_000_000;

/** Of a JPEG in one pass, which is made smaller while it is read: phones take photos with 48 to 108 megapixels (R-STUDIO-240). */
export const maxPhotoPixels = 120_000_000;

/** Of the same kind, from shoppers: as most phones take them. */
export const maxShopperPhotoPixels = 64_000_000;
