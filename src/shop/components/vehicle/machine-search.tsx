/** Finds a machine by what people call it, so that one press on its model year adds it (R-VEHICLE-18). */
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { NamedMachine } from '#api/vehicle/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Chip } from '#ui/chip.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { FailedLoad } from '../loading/failed-load.tsx';
import { useTypedAnswer } from '../loading/use-typed-answer.ts';
import styles from './machine-search.module.css';
import type { Chosen } from './use-vehicle-choice.ts';

/** So few machines show their years without a press. */
const MAX_OPEN = 2;

export function MachineSearch({ onChoose }: { onChoose: (vehicle: Chosen) => void }) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const find = useCallback(async (asked: string) => (await api()).vehicle.named(asked), [api]);
  const found = useTypedAnswer(text, find);
  const machines = found.state === 'found' ? found.answer.machines : [];

  const choose = (vehicle: Chosen) => {
    setText('');
    // The pressed year leaves with the list.
    field.current?.focus();
    onChoose(vehicle);
  };

  return (
    <div className={styles.search}>
      <TextInput
        ref={field}
        type="search"
        name="machine"
        label={formatMessage({ id: 'MODEL_SELECTOR_BY_NAME' })}
        value={text}
        onChange={setText}
        autoComplete="off"
        maxLength={80}
      />
      {machines.length > 0 ? (
        <ul className={styles.machines}>
          {machines.map(machine => (
            <li key={`${machine.manufacturer} ${machine.model}`}>
              <Machine machine={machine} isOpen={machines.length <= MAX_OPEN} onChoose={choose} />
            </li>
          ))}
        </ul>
      ) : null}
      {found.state === 'found' && machines.length === 0 ? (
        <Nothing
          text={found.text}
          similar={found.answer.similar}
          onMeant={meant => {
            setText(meant);
            field.current?.focus();
          }}
        />
      ) : null}
      {found.state === 'failed' ? <FailedLoad text="MODEL_SELECTOR_ERROR" onRetry={found.retry} /> : null}
      <output className="visually-hidden">
        {machines.length > 0
          ? formatMessage({ id: 'MODEL_SELECTOR_MACHINES_FOUND' }, { count: machines.length })
          : ''}
      </output>
    </div>
  );
}

interface MachineProps {
  machine: NamedMachine;
  isOpen: boolean;
  onChoose: (vehicle: Chosen) => void;
}

function Machine({ machine, isOpen, onChoose }: MachineProps) {
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

function Nothing({ text, similar, onMeant }: NothingProps) {
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
