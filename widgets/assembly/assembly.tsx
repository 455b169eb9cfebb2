/** The drawing beside the list of its positions: a number leads to its row, the number of a row back into the drawing. */
import { useIntl } from 'react-intl';
import type { Assembly, AssemblyPosition } from '#api/assembly/types.ts';
import { cardNameOf } from '#components/product/card-name.ts';
import type { Place, WidgetProps } from '#engine/definition/contract.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './assembly.module.css';
import type { AssemblyProps } from './assembly-props.ts';
import { markId, rowId } from './mark-rules.ts';
import { PositionRow } from './position-row.tsx';

export function AssemblyView({ id, props: { assembly, cartHref }, place }: WidgetProps<AssemblyProps>) {
  const { formatMessage } = useIntl();
  const { group, name, machines, positions } = assembly;
  return (
    <div className={styles.assembly} data-drawing>
      <header className={styles.head}>
        {group ? <p className={styles.group}>{group}</p> : null}
        <h1>{name}</h1>
        {machines ? <p className={styles.machines}>{machines}</p> : null}
      </header>
      <Drawing assembly={assembly} place={place} />
      <section aria-labelledby={`${id}-parts`} className={styles.list}>
        <h2 id={`${id}-parts`} className={styles.title}>
          {formatMessage({ id: 'ASSEMBLY_PARTS' })}
        </h2>
        <ul className={styles.rows}>
          {positions.map(each => (
            <PositionRow key={each.position} at={each} cartHref={cartHref} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What a number leads to, without the machine, which is that of the drawing. */
function nameAt({ position, parts }: AssemblyPosition): string {
  const [first] = parts;
  if (!first) return position;
  const { brand, before } = cardNameOf(first.product.name, first.product.brand?.name);
  return `${position}, ${brand}${before}`;
}

/** Places are relative, so that they hold at any size: of the screen, enlarged, and on paper. */
const inPercent = (part: number, whole: number): string =>
  `${Number(((Math.min(part, whole) * 100) / Math.max(1, whole)).toFixed(2))}%`;

function Drawing({
  assembly: { name, drawing, width, height, positions },
  place,
}: {
  assembly: Assembly;
  place: Pick<Place, 'priority'>;
}) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ASSEMBLY_DRAWING' }, { name });
  return (
    <section className={styles.drawing} aria-label={label}>
      <div className={styles.scroll}>
        <div className={styles.sheet}>
          <Picture
            image={{ type: 'assembly', file: drawing }}
            alt=""
            sizes="(min-width:1024px) 50vw,96vw"
            ratio={height / width}
            priority={place.priority}
            className={styles.picture}
          />
          <ul>
            {positions.map(each => (
              <li
                key={each.position}
                className={styles.place}
                style={{ left: inPercent(each.x, width), top: inPercent(each.y, height) }}
              >
                <a
                  id={markId(each.position)}
                  href={`#${rowId(each.position)}`}
                  className={styles.mark}
                  aria-label={nameAt(each)}
                >
                  {each.position}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <label className={styles.enlarge}>
        <input type="checkbox" autoComplete="off" />
        {formatMessage({ id: 'ASSEMBLY_ENLARGE' })}
      </label>
    </section>
  );
}
