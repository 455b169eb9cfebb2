/** The picture of a menu's entry, beside its text: a square crop of the wide picture of its category. Decorative. */
import type { MenuItem } from '#api/content/types.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './menu-picture.module.css';

export function MenuPicture({ item: { image } }: { item: Pick<MenuItem, 'image'> }) {
  if (!image) return null;
  return (
    <span className={styles.picture} data-menu-picture="">
      <Picture
        image={{ type: 'categoryheader', file: image }}
        alt=""
        sizes="144px"
        widest={400}
        fit="cover"
      />
    </span>
  );
}
