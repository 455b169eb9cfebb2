/** Two or three display settings, one of them active. Buttons instead of radios: choosing reloads the page, which arrow keys must not do. */

import type { MouseEvent } from 'react';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { SessionActions } from '#stores/sign-in/session-actions.ts';
import styles from './segmented-choice.module.css';

interface Props<Value extends string> {
  label: string;
  /** Name of the field, where no script runs. */
  name: string;
  /** Page that takes the choice there. */
  formHref: string | undefined;
  options: readonly { value: Value; text: string }[];
  value: Value;
  choose: (actions: SessionActions, value: Value) => void;
}

export function SegmentedChoice<Value extends string>({
  label,
  name,
  formHref,
  options,
  value,
  choose,
}: Props<Value>) {
  const { sessionActions, notices } = useStores();
  const press = (event: MouseEvent, chosen: Value) => {
    event.preventDefault();
    if (chosen === value) return;
    void sessionActions().then(
      actions => choose(actions, chosen),
      () => notices.show('ERROR_NETWORK', { mode: 'error' }),
    );
  };
  return (
    <PlainForm action={formHref} method="post">
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{label}</legend>
        {options.map(option => (
          <button
            key={option.value}
            type={plainType(formHref)}
            name={name}
            value={option.value}
            className={styles.option}
            aria-pressed={option.value === value}
            onClick={event => press(event, option.value)}
          >
            {option.text}
          </button>
        ))}
      </fieldset>
    </PlainForm>
  );
}
