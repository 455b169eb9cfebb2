/** Machines that were found by name, each with its model years, or that there are none. */
import { useIntl } from 'react-intl';
import type { NamedMachine } from '#api/vehicle/types.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import styles from './machine-search.module.css';
import type { Chosen } from './use-vehicle-choice.ts';

interface MachineProps {
  machine: NamedMachine;
  isOpen: boolean;
  onChoose: (vehicle: Chosen) => void;
}

export function Machine({ machine, isOpen, onChoose }: MachineProps) {
  const { manufacturer, model, years } = machine;
  const name = `${manufacturer} ${model}`;
  return (
    <details className={styles.machine} open={isOpen}>
      <summary className={styles.name}>
        <span className={styles.words}>{name}</span>
        <span className={styles.years}>
          {years.length > 1 ? `${years.at(-1) ?? ''}–${years[0] ?? ''}` : years[0]}
        </span>
        <Icon of={chevronDownIcon} size={16} className={styles.arrow} />
      </summary>
      <AlikeYears machine={machine} onChoose={onChoose} />
      <ul className={styles.chips} aria-label={name}>
        {years.map(year => (
          <li key={year}>
            <Chip onClick={() => onChoose({ manufacturer, model, year })}>{year}</Chip>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For who does not know the year: those that take the same parts are one choice, the latest of them. */
function AlikeYears({
  machine: { manufacturer, model, years, alike },
  onChoose,
}: Pick<MachineProps, 'machine' | 'onChoose'>) {
  const { formatMessage } = useIntl();
  if (alike.length === 0) return null;
  const isAll = alike[0]?.length === years.length;
  return (
    <div className={styles.alike}>
      <p>{formatMessage({ id: isAll ? 'MODEL_SELECTOR_YEARS_ALIKE' : 'MODEL_SELECTOR_YEARS_DIFFER' })}</p>
      <ul className={styles.chips}>
        {alike.map(run => {
          const [year = ''] = run;
          const from = run.at(-1) ?? '';
          return (
            <li key={year}>
              <Chip onClick={() => onChoose({ manufacturer, model, year })}>
                {isAll
                  ? formatMessage({ id: 'MODEL_SELECTOR_ALL_YEARS' }, { from, to: year })
                  : `${from}–${year}`}
              </Chip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface NothingProps {
  text: string;
  similar: string | null;
  onMeant: (text: string) => void;
}

export function Nothing({ text, similar, onMeant }: NothingProps) {
  const { formatMessage } = useIntl();
  return (
    <output className={styles.nothing}>
      <p>{formatMessage({ id: 'MODEL_SELECTOR_NO_MACHINE' }, { text })}</p>
      {similar === null ? null : (
        <Chip onClick={() => onMeant(similar)}>
          {formatMessage({ id: 'MODEL_SELECTOR_MEANT' }, { text: similar })}
        </Chip>
      )}
    </output>
  );
}
