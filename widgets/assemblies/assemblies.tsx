/** Drawings as tiles: each leads to its page. */
import { useIntl } from 'react-intl';
import type { PageContext, WidgetProps } from '#engine/definition/contract.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './assemblies.module.css';
import type { AssembliesProps } from './assemblies-props.ts';

/** Of every tile, whatever the shape of its drawing. */
const tileRatio = 0.72;

/** Of a page of the same list; the first has no number. */
function addressOf({ prefix, path, query: { vehicle } }: PageContext, page: number): string {
  const query = new URLSearchParams({
    ...(vehicle ? { vehicle } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return prefix + encodePath(path) + (query ? `?${query}` : '');
}

export function AssembliesView({ props: { drawings, allHref }, place, page }: WidgetProps<AssembliesProps>) {
  const { formatMessage } = useIntl();
  const { assemblies, vehicle, pageCount: pages } = drawings;
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
      <Pagination
        page={drawings.page}
        pages={pages}
        hrefOf={number => addressOf(page, number)}
        labels={{
          navigation: formatMessage({ id: 'A11Y_PAGINATION' }),
          previous: formatMessage({ id: 'PAGINATION_PREVIOUS' }),
          next: formatMessage({ id: 'PAGINATION_NEXT' }),
          page: number => formatMessage({ id: 'PAGINATION_PAGE_OF' }, { page: number, pages }),
        }}
        className={styles.pages}
      />
      {vehicle !== null && assemblies.length > 0 ? <p>{all}</p> : null}
    </div>
  );
}
