/** Switches between the notations of a field; folded where there is little room and none of them is on. */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import type { IconShape } from '#ui/icons.ts';
import styles from './form.module.css';
import { useForm } from './form-context.ts';

const dotsIcon: IconShape = 'M5.5 12h.01M12 12h.01M18.5 12h.01';

export interface Mode {
  label: string;
  /** Said after the label: the language or the field it belongs to. */
  of?: string;
  isOn: boolean;
  /** What the button says while it is on: the way back. Absent: it stays pressed. */
  back?: string;
  toggle: () => void;
}

/** @param label name of the field. */
export function Modes({ modes, label }: { modes: readonly Mode[]; label: string }) {
  const { formatMessage } = useIntl();
  const { isCompact = false } = useForm();
  if (modes.length === 0) return null;
  const buttons = (
    <div className={styles.modes}>
      {modes.map(({ label: words, of, isOn, back, toggle }) => (
        <button
          key={words}
          type="button"
          className={styles.toggle}
          aria-pressed={back === undefined ? isOn : undefined}
          onClick={toggle}
        >
          {isOn ? (back ?? words) : words}
          {of === undefined ? null : <span className="visually-hidden"> ({of})</span>}
        </button>
      ))}
    </div>
  );
  if (!isCompact || modes.some(({ isOn }) => isOn)) return buttons;
  return (
    <details className={styles.more}>
      <summary title={formatMessage({ id: 'PREVIEW_MORE' })}>
        <Icon of={dotsIcon} size={20} />
        <span className="visually-hidden">
          {formatMessage({ id: 'PREVIEW_MORE' })} ({label})
        </span>
      </summary>
      {buttons}
    </details>
  );
}
