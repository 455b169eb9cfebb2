/** Switches between the notations of a field; folded where there is little room and none of them is on. */
import { useIntl } from 'react-intl';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

export interface Mode {
  label: string;
  /** Said after the label: the language or the field it belongs to. */
  of?: string;
  isOn: boolean;
  toggle: () => void;
}

/** @param label name of the field. */
export function Modes({ modes, label }: { modes: readonly Mode[]; label: string }) {
  const { formatMessage } = useIntl();
  const { isCompact = false } = useForm();
  if (modes.length === 0) return null;
  const buttons = (
    <div className={styles.modes}>
      {modes.map(({ label: words, of, isOn, toggle }) => (
        <button key={words} type="button" className={styles.toggle} aria-pressed={isOn} onClick={toggle}>
          {words}
          {of === undefined ? null : <span className="visually-hidden"> ({of})</span>}
        </button>
      ))}
    </div>
  );
  if (!isCompact || modes.some(({ isOn }) => isOn)) return buttons;
  return (
    <details className={styles.more}>
      <summary>
        {formatMessage({ id: 'PREVIEW_MORE' })}
        <span className="visually-hidden"> ({label})</span>
      </summary>
      {buttons}
    </details>
  );
}
