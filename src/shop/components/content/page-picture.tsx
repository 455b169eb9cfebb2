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

export interface PagePictureProps {
  image: PageImage;
  alt: string;
  sizes: string;
  priority: 'high' | 'eager' | 'lazy';
  /** The only breakpoint at which the image is visible. */
  only?: 'phone' | 'computer' | undefined;
  /** Maximum width in `srcset`. */
  widest?: number | undefined;
  className?: string;
}

export function PagePicture({ image, ...rest }: PagePictureProps) {
  const { file, width, height, phoneFile, phoneWidth, phoneHeight } = image;
  const ratio = height / width;
  const phone = phoneFile
    ? {
        image: { type: 'pagewidget' as const, file: phoneFile },
        ratio: phoneWidth && phoneHeight ? phoneHeight / phoneWidth : ratio,
      }
    : undefined;
  return <Picture {...rest} image={{ type: 'pagewidget', file }} ratio={ratio} phone={phone} fit="cover" />;
}
