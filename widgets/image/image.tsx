/** The image reserves its space by the aspect ratio of its file; a caption makes it a figure. */

import { PagePicture } from '#components/content/page-picture.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ImageResolved } from '#engine/page-types.gen.ts';
import styles from './image.module.css';

export function Image({ props: { image, href, caption }, place }: WidgetProps<ImageResolved>) {
  const picture = (
    <PagePicture
      image={image}
      alt={image.alt ?? ''}
      sizes={place.sizes}
      priority={place.priority}
      only={place.only}
    />
  );
  const edge = place.design === 'full-width' ? styles.edge : styles.round;
  return (
    <figure className={edge}>
      {href ? (
        <a href={href} className={styles.link}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
