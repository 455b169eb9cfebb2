/** The page's h1, a description that collapses when long, and the subcategories as small tiles. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { CategoryHeaderResolved } from '#engine/page-types.gen.ts';
import type { SafeHtml } from '#kernel/html/safe-html.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './category-header.module.css';

export function CategoryHeader({ id, props: { info }, place }: WidgetProps<CategoryHeaderResolved>) {
  const { formatMessage } = useIntl();
  const { name, description, image, subCategories = [] } = info;
  return (
    <header className={styles.header}>
      <div className={classNames(styles.top, image && styles.band)}>
        {image ? (
          <div className={styles.picture}>
            <Picture
              image={{ type: 'categoryheader', file: image }}
              alt=""
              sizes="(min-width:768px) 640px,96vw"
              priority={place.priority}
              only={place.only}
            />
          </div>
        ) : null}
        <div className={styles.words}>
          <h1 className={styles.title}>{name}</h1>
          {description ? <Description html={description} name={name} /> : null}
        </div>
      </div>
      {subCategories.length > 0 ? (
        <nav aria-labelledby={`${id}-subcategories`} className={styles.subcategories}>
          <h2 id={`${id}-subcategories`} className="visually-hidden">
            {formatMessage({ id: 'LIST_SUBCATEGORIES' })}
          </h2>
          <ul className={styles.tiles}>
            {subCategories.map(category => (
              <li key={category.href}>
                <a href={category.href} className={styles.tile}>
                  <span className={styles.thumb}>
                    <Picture
                      image={category.image ? { type: 'categoryheader', file: category.image } : null}
                      alt=""
                      // A square crop of a wide image.
                      sizes="168px"
                      widest={400}
                      priority="eager"
                      only={place.only}
                      fit="cover"
                    />
                  </span>
                  <span className={styles.label}>{category.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  );
}

/** About two lines on a phone, and three on a desktop screen, characters. */
const foldsFrom = { phone: 90, computer: 320 };

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').length;

/**
 * A list's description: short text is shown in full, long text collapses with native HTML elements.
 * @param name name of the list; distinguishes one "read more" button from another for screen readers
 */
function Description({ html, name }: { html: SafeHtml; name: string }) {
  const { formatMessage } = useIntl();
  const text = (
    <div className={classNames('prose', styles.text)} dangerouslySetInnerHTML={{ __html: html }} />
  );
  const length = lengthOf(html);
  if (length <= foldsFrom.phone) return text;
  return (
    <div className={classNames(styles.folded, length <= foldsFrom.computer && styles.short)}>
      {text}
      <details className={styles.fold}>
        <summary className={styles.more}>
          <span className={styles.open}>{formatMessage({ id: 'READ_MORE' })}</span>
          <span className={styles.close}>{formatMessage({ id: 'READ_LESS' })}</span>
          <span className="visually-hidden">: {name}</span>
        </summary>
      </details>
    </div>
  );
}
