/** A row of letters and the brands below them; a chosen letter dims the others, pressing it again clears the choice. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BrandEntry } from '#api/catalogue/list-types.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { BrandsOverviewResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './brands-overview.module.css';
import { groupByLetter } from './group-by-letter.ts';

/** A brand: its logo, if it has one, and its name. */
function BrandTile({ brand: { name, href, logo } }: { brand: BrandEntry }) {
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

export function BrandsOverview({
  props: { title },
  data: brands,
  page,
}: WidgetProps<BrandsOverviewResolved, readonly BrandEntry[]>) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const groups = groupByLetter(brands, page.segment.locale);
  const toggle = (letter: string) => {
    const next = new Set(chosen);
    if (!next.delete(letter)) next.add(letter);
    setChosen(next);
  };
  const heading = <h1 className={styles.title}>{title ?? formatMessage({ id: 'BRANDS_TITLE' })}</h1>;
  if (groups.length === 0)
    return (
      <>
        {heading}
        <EmptyState title={formatMessage({ id: 'BRANDS_EMPTY' })} />
      </>
    );

  return (
    <div className={styles.overview}>
      {heading}
      <fieldset className={styles.letters}>
        <legend className="visually-hidden">{formatMessage({ id: 'BRANDS_LETTERS' })}</legend>
        {groups.map(({ letter }) => (
          <Chip key={letter} selected={chosen.has(letter)} onClick={() => toggle(letter)}>
            {letter}
          </Chip>
        ))}
        {chosen.size > 0 ? (
          <Button variant="tertiary" size="s" onClick={() => setChosen(new Set())}>
            {formatMessage({ id: 'RESET_FILTERS' })}
          </Button>
        ) : null}
      </fieldset>
      <div className={styles.groups}>
        {groups.map(({ letter, brands: own }) => (
          <section
            key={letter}
            className={classNames(styles.group, chosen.size > 0 && !chosen.has(letter) && styles.dim)}
            aria-label={formatMessage({ id: 'BRANDS_LETTER' }, { letter })}
          >
            <h2 className={styles.letter} aria-hidden="true">
              {letter}
            </h2>
            <ul className={styles.brands}>
              {own.map(brand => (
                <li key={brand.id}>
                  <BrandTile brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
