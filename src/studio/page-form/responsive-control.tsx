/** One value per breakpoint; a breakpoint without one inherits from the next smaller (R-PAGE-3). */
import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from './change.ts';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import styles from './form.module.css';
import { LocalizedControl } from './localized-control.tsx';
import { PlainControl } from './plain-control.tsx';

const widths = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'] as const;

const names = {
  phone: 'PREVIEW_WIDTH_PHONE',
  tablet: 'PREVIEW_WIDTH_TABLET',
  laptop: 'PREVIEW_WIDTH_LAPTOP',
  desktop: 'PREVIEW_WIDTH_DESKTOP',
  desktopBig: 'PREVIEW_WIDTH_DESKTOP_BIG',
} as const;

export function ResponsiveControl({ field, path, label, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  const at = isRecord(value) ? value['$at'] : undefined;
  const Control = field.localizable ? LocalizedControl : PlainControl;
  // No value inherits from the smaller breakpoint instead of the field's default.
  const { fallback: _fallback, ...own } = field;
  return (
    <fieldset className={styles.group} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {widths.map(width => (
        <Control
          key={width}
          field={own}
          path={[...path, '$at', width]}
          label={formatMessage({ id: names[width] })}
          required={width === 'phone'}
          value={isRecord(at) ? at[width] : undefined}
          onChange={next => onChange(withValue({ $at: at }, ['$at', width], next))}
        />
      ))}
    </fieldset>
  );
}
