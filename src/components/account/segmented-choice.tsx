/** Two or three display settings, one of them active. Buttons instead of radios: choosing reloads the page, which arrow keys must not do. */
import { useStores } from '#stores/stores-context.ts';
import type { SessionActions } from '#stores/session-actions.ts';
import styles from './segmented-choice.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  choose: (actions: SessionActions, value: Value) => void;
}

export function SegmentedChoice<Value extends string>({ label, options, value, choose }: Props<Value>) {
  const { sessionActions, notices } = useStores();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() =>
            option.value !== value &&
            sessionActions().then(
              actions => choose(actions, option.value),
              () => notices.show('ERROR_NETWORK', { mode: 'error' }),
            )
          }
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
