/** A picture that a page or the CMS names by its file, with the cut for phones when there is one. */
import { Picture } from '#ui/picture.tsx';

/** As the `image` of the page language gives it. */
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
  /** Of the place: the only kind of screen that shows it. */
  only?: 'phone' | 'computer' | undefined;
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
