/** One field in all its notations: a plain value, one per width, one per language, or a binding. */
import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { useRef } from 'react';
import { BindingControl } from './binding-control.tsx';
import { emptyOf } from './change.ts';
import type { FieldEditorProps } from './control-props.ts';
import { nameOf } from './field.ts';
import styles from './form.module.css';
import { LocalizedControl } from './localized-control.tsx';
import { PlainControl } from './plain-control.tsx';
import { ResponsiveControl } from './responsive-control.tsx';

const isBinding = (value: unknown) => isRecord(value) && typeof value['$bind'] === 'string';
const isPerWidth = (value: unknown) => isRecord(value) && isRecord(value['$at']);

export function FieldEditor({ isEntry = false, ...props }: FieldEditorProps) {
  const { field, path, value, onChange, required } = props;
  const { formatMessage } = useIntl();
  // Switching back restores the value of the previous notation.
  const previous = useRef<{ plain?: unknown; bound?: unknown; perWidth?: unknown }>({});
  const bound = isBinding(value);
  const perWidth = isPerWidth(value);

  const toggleBinding = () => {
    previous.current[bound ? 'bound' : 'plain'] = value;
    onChange(
      bound
        ? (previous.current.plain ?? (required ? emptyOf(field) : undefined))
        : (previous.current.bound ?? { $bind: '' }),
    );
  };
  const togglePerWidth = () => {
    previous.current[perWidth ? 'perWidth' : 'plain'] = value;
    const phone = value ?? field.fallback ?? emptyOf({ ...field, responsive: false });
    onChange(
      perWidth
        ? (value as { $at: { phone?: unknown } }).$at.phone
        : (previous.current.perWidth ?? { $at: { phone } }),
    );
  };

  return (
    <div className={isEntry ? styles.bare : styles.field} data-field-path={nameOf(path)}>
      {bound ? (
        <BindingControl {...props} />
      ) : perWidth ? (
        <ResponsiveControl {...props} />
      ) : field.localizable ? (
        <LocalizedControl {...props} />
      ) : (
        <PlainControl {...props} />
      )}
      {field.description && !isEntry ? (
        <p className={styles.help} lang="en">
          {field.description}
        </p>
      ) : null}
      {field.bindable || field.responsive ? (
        <div className={styles.modes}>
          {field.responsive && !bound ? (
            <Toggle
              pressed={perWidth}
              onClick={togglePerWidth}
              words={formatMessage({ id: 'PREVIEW_PER_WIDTH' })}
            />
          ) : null}
          {field.bindable ? (
            <Toggle
              pressed={bound}
              onClick={toggleBinding}
              words={formatMessage({ id: 'PREVIEW_FROM_DATA' })}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Toggle({ pressed, onClick, words }: { pressed: boolean; onClick: () => void; words: string }) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onClick}>
      {words}
    </button>
  );
}
