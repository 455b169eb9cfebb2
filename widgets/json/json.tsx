/** A title and text above cards; a card with a URL is one link. */

import { PagePicture } from '#components/content/page-picture.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { JsonResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './json.module.css';

type Item = NonNullable<JsonResolved['items']>[number];

const sizes = '(min-width: 1024px) 23vw, (min-width: 768px) 30vw, 45vw';

interface CardProps {
  item: Item;
  heading: 'h2' | 'h3';
  priority: 'high' | 'eager' | 'lazy';
  only: 'phone' | 'computer' | undefined;
}

function Card({
  item: { title, text, image, buttonLabel, href },
  heading: Heading,
  priority,
  only,
}: CardProps) {
  const name = title ?? buttonLabel ?? image?.alt;
  return (
    <article className={styles.card}>
      {image ? (
        <PagePicture
          image={image}
          alt={title ? '' : (image.alt ?? '')}
          sizes={sizes}
          priority={priority}
          only={only}
          className={styles.picture ?? ''}
        />
      ) : null}
      {name ? (
        <Heading className={styles.name}>
          {href ? (
            <a href={href} className={styles.link}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
      ) : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {buttonLabel && title && href ? (
        <span className={styles.more}>
          {buttonLabel}
          <Icon of={arrowRightIcon} size={20} />
        </span>
      ) : null}
    </article>
  );
}

export function Json({ props, place }: WidgetProps<JsonResolved>) {
  const { template, title, text, alignment, buttonLabel, href, items = [] } = props;
  return (
    <section
      className={classNames(
        styles.json,
        template === 'banners' && styles.banners,
        alignment === 'center' && styles.center,
      )}
    >
      {title ? <h2>{title}</h2> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {buttonLabel && href ? <Button href={href}>{buttonLabel}</Button> : null}
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${item.href ?? ''} ${item.title ?? ''} ${item.image?.file ?? ''}`}>
              <Card
                item={item}
                heading={title ? 'h3' : 'h2'}
                priority={index === 0 ? place.priority : 'lazy'}
                only={place.only}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
