/** Two or three choices side by side, of which one holds. Buttons and no radios: choosing loads the page anew, which arrow keys must not do. */
import styles from './segmented-choice.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

export function SegmentedChoice<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
