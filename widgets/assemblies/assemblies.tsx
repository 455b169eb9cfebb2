/** Drawings as tiles: each leads to its page. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './assemblies.module.css';
import type { AssembliesProps } from './assemblies-props.ts';

/** Of every tile, whatever the shape of its drawing. */
const tileRatio = 0.72;

export function AssembliesView({ props: { drawings, allHref }, place }: WidgetProps<AssembliesProps>) {
  const { formatMessage } = useIntl();
  const { assemblies, count, vehicle } = drawings;
  const all = (
    <Button variant="secondary" href={allHref}>
      {formatMessage({ id: 'ASSEMBLIES_ALL' })}
    </Button>
  );
  return (
    <div className={styles.assemblies}>
      <header className={styles.head}>
        <h1>
          {vehicle === null
            ? formatMessage({ id: 'ASSEMBLIES_TITLE' })
            : formatMessage({ id: 'ASSEMBLIES_OF' }, { vehicle })}
        </h1>
        {assemblies.length > 0 ? (
          <p className={styles.text}>{formatMessage({ id: 'ASSEMBLIES_TEXT' })}</p>
        ) : null}
      </header>
      {assemblies.length === 0 ? (
        <EmptyState
          title={formatMessage({ id: vehicle === null ? 'ASSEMBLIES_NONE' : 'ASSEMBLIES_NONE_OF_VEHICLE' })}
          action={vehicle === null ? undefined : all}
        />
      ) : (
        <ul className={styles.tiles}>
          {assemblies.map(({ alias, href, name, group, drawing, machines }, index) => (
            <li key={alias}>
              <a href={href} className={styles.tile}>
                <span className={styles.sheet}>
                  <Picture
                    image={{ type: 'assembly', file: drawing }}
                    alt=""
                    sizes="(min-width:1024px) 30vw,(min-width:768px) 46vw,92vw"
                    ratio={tileRatio}
                    widest={800}
                    priority={index === 0 ? place.priority : 'lazy'}
                    className={styles.picture}
                  />
                </span>
                <span className={styles.words}>
                  {group ? <span className={styles.group}>{group}</span> : null}
                  <span className={styles.name}>{name}</span>
                  <span className={styles.machines}>{machines}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {count > assemblies.length ? (
        <p>{formatMessage({ id: 'ASSEMBLIES_MORE' }, { shown: assemblies.length, count })}</p>
      ) : null}
      {vehicle !== null && assemblies.length > 0 ? <p>{all}</p> : null}
    </div>
  );
}
