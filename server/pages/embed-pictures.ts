/** Pictures of a look within its style: those of a look that no one has published have no address. */
import type { ShopLook } from '#kernel/theme/shop-look.ts';

export function embedPictures(look: ShopLook): ShopLook {
  let { style } = look;
  for (const [address, { type, data }] of look.pictures.files)
    if (style.includes(`url(${address})`))
      style = style.replaceAll(
        `url(${address})`,
        `url(data:${type};base64,${Buffer.from(data).toString('base64')})`,
      );
  return { ...look, style };
}
