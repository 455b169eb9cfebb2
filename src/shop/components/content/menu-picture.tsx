/** The picture of a menu's entry, beside its text: a square crop of the wide picture of its category. Decorative. */
import type { MenuItem } from '#api/content/types.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './menu-picture.module.css';

interface Props {
  item: Pick<MenuItem, 'image'>;
  /** In the menu of phones, whose screens all take the same width of it. */
  onPhone?: boolean;
}

export function MenuPicture({ item: { image }, onPhone = false }: Props) {
  if (!image) return null;
  return (
    <span className={styles.picture} data-menu-picture={onPhone ? undefined : ''}>
      <Picture
        image={{ type: 'categoryheader', file: image }}
        alt=""
        {...(onPhone ? {} : { sizes: '144px', widest: 400 })}
        fit="cover"
      />
    </span>
  );
}
