/** Finds a machine by what people call it, so that one press on its model year adds it (R-VEHICLE-18). */
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { FailedLoad } from '../loading/failed-load.tsx';
import { useTypedAnswer } from '../loading/use-typed-answer.ts';
import { MachineList, NoMachine } from './machine-list.tsx';
import styles from './machine-search.module.css';
import type { Chosen } from './use-vehicle-choice.ts';

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
        <MachineList machines={machines} press={vehicle => ({ onClick: () => choose(vehicle) })} />
      ) : null}
      {found.state === 'found' && machines.length === 0 ? (
        <NoMachine
          text={found.text}
          similar={found.answer.similar}
          press={meant => ({
            onClick: () => {
              setText(meant);
              field.current?.focus();
            },
          })}
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
