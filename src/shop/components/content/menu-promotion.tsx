/** What a submenu advertises: a picture and a text as one link (R-SHELL-17). */
import type { MenuPromotion as Promotion } from '#api/content/types.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './menu-promotion.module.css';
import { PagePicture } from './page-picture.tsx';

interface Props {
  promotion: Promotion;
  className?: string | undefined;
}

export function MenuPromotion({ promotion: { image, alt, title, text, href }, className }: Props) {
  return (
    <a className={classNames(styles.promotion, className)} href={href}>
      <span className={styles.picture} data-menu-promotion="">
        <PagePicture image={image} alt={alt} sizes="320px" widest={800} priority="lazy" />
      </span>
      <span className={styles.title}>{title}</span>{' '}
      {text ? <span className={styles.text}>{text}</span> : null}
    </a>
  );
}
