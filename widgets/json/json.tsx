/** Words above, cards below; a card that leads somewhere is one link. */
import type { WidgetProps } from '#engine/contract.ts';
import type { JsonResolved } from '#engine/page-types.gen.ts';
import { PagePicture } from '#components/content/page-picture.tsx';
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

function Card({ item: { title, text, image, button, href }, heading: Heading, priority, only }: CardProps) {
  const name = title ?? button ?? image?.alt;
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
      {text ? <p className={styles.words}>{text}</p> : null}
      {button && title && href ? (
        <span className={styles.way}>
          {button}
          <Icon of={arrowRightIcon} size={20} />
        </span>
      ) : null}
    </article>
  );
}

export function Json({ props, place }: WidgetProps<JsonResolved>) {
  const { template, heading, text, align, button, href, items = [] } = props;
  return (
    <section
      className={classNames(
        styles.json,
        template === 'banners' && styles.banners,
        align === 'center' && styles.center,
      )}
    >
      {heading ? <h2>{heading}</h2> : null}
      {text ? <p className={styles.words}>{text}</p> : null}
      {button && href ? <Button href={href}>{button}</Button> : null}
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${item.href ?? ''} ${item.title ?? ''} ${item.image?.file ?? ''}`}>
              <Card
                item={item}
                heading={heading ? 'h3' : 'h2'}
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
