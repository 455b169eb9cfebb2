/** A brand: its logo, if it has one, and its name. */
import type { BrandEntry } from '#api/catalogue/types.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './brands-overview.module.css';

export function BrandTile({ brand: { name, href, logo } }: { brand: BrandEntry }) {
  return (
    <a href={href} className={styles.tile}>
      {logo ? (
        <span className={styles.mark}>
          <Picture
            image={{ type: 'brand', file: logo }}
            alt=""
            sizes="(min-width: 1200px) 190px, (min-width: 768px) 150px, 130px"
            ratio={0.4}
            widest={400}
            fit="contain"
          />
        </span>
      ) : null}
      <span className={styles.name}>{name}</span>
    </a>
  );
}
