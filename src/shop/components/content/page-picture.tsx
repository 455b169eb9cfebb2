/** An image that a page or the CMS gives by file name, with an optional crop for phones. */
import { Picture } from '#ui/picture.tsx';

/** The `image` type of the page schema. */
export interface PageImage {
  file: string;
  width: number;
  height: number;
  phoneFile?: string;
  phoneWidth?: number;
  phoneHeight?: number;
}

/** The tallest shapes of a place, height divided by width: taller images are cropped. */
export interface TallestShapes {
  wide: number;
  phone: number;
}

export interface PagePictureProps {
  image: PageImage;
  alt: string;
  sizes: string;
  priority: 'high' | 'eager' | 'lazy';
  /** The only breakpoint at which the image is visible. */
  only?: 'phone' | 'computer' | undefined;
  /** Maximum width in `srcset`. */
  widest?: number | undefined;
  /** Absent: the whole image is shown. */
  tallest?: TallestShapes | undefined;
  className?: string;
}

export function PagePicture({ image, tallest, ...rest }: PagePictureProps) {
  const { file, width, height, phoneFile, phoneWidth, phoneHeight } = image;
  const own = height / width;
  const ownOnPhone = phoneFile && phoneWidth && phoneHeight ? phoneHeight / phoneWidth : own;
  const ratio = Math.min(own, tallest?.wide ?? own);
  const phoneRatio = Math.min(ownOnPhone, tallest?.phone ?? ownOnPhone);
  const isCut = ratio < own || phoneRatio < ownOnPhone;
  // One file in two shapes also needs a source of its own for phones.
  const phone =
    phoneFile || phoneRatio !== ratio
      ? { image: { type: 'pagewidget' as const, file: phoneFile ?? file }, ratio: phoneRatio }
      : undefined;
  return (
    <Picture
      {...rest}
      image={{ type: 'pagewidget', file }}
      ratio={ratio}
      phone={phone}
      fit="cover"
      isCut={isCut}
    />
  );
}
