/** Machines that were found by name, each with its model years, or that there are none. */
import { useIntl } from 'react-intl';
import type { NamedMachine } from '#api/vehicle/types.ts';
import { Chip, type ChipProps } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import styles from './machine-search.module.css';
import type { Chosen } from './use-vehicle-choice.ts';

/** What a press does: in the browser by itself, without scripts as a form or a link. */
type Press = Pick<ChipProps, 'onClick' | 'submits' | 'href'>;

/** So few machines show their years without a press. */
const MAX_OPEN = 2;

interface MachineListProps {
  machines: readonly NamedMachine[];
  press: (vehicle: Chosen) => Press;
}

export function MachineList({ machines, press }: MachineListProps) {
  return (
    <ul className={styles.machines}>
      {machines.map(machine => (
        <li key={`${machine.manufacturer} ${machine.model}`}>
          <Machine machine={machine} isOpen={machines.length <= MAX_OPEN} press={press} />
        </li>
      ))}
    </ul>
  );
}

interface MachineProps extends Pick<MachineListProps, 'press'> {
  machine: NamedMachine;
  isOpen: boolean;
}

function Machine({ machine, isOpen, press }: MachineProps) {
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
      <AlikeYears machine={machine} press={press} />
      <ul className={styles.chips} aria-label={name}>
        {years.map(year => (
          <li key={year}>
            <Chip {...press({ manufacturer, model, year })}>{year}</Chip>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For who does not know the year: those that take the same parts are one choice, the latest of them. */
function AlikeYears({
  machine: { manufacturer, model, years, alike },
  press,
}: Pick<MachineProps, 'machine' | 'press'>) {
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
              <Chip {...press({ manufacturer, model, year })}>
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

interface NoMachineProps {
  text: string;
  /** What is searched for next when it is pressed. */
  similar: string | null;
  press: (text: string) => Press;
}

export function NoMachine({ text, similar, press }: NoMachineProps) {
  const { formatMessage } = useIntl();
  return (
    <output className={styles.nothing}>
      <p>{formatMessage({ id: 'MODEL_SELECTOR_NO_MACHINE' }, { text })}</p>
      {similar === null ? null : (
        <Chip {...press(similar)}>{formatMessage({ id: 'MODEL_SELECTOR_MEANT' }, { text: similar })}</Chip>
      )}
    </output>
  );
}
