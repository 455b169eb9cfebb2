/** What a picture of a field shows, in words; not asked for where a text beside it takes its place (R-STUDIO-132). */
import { isNamedIn } from '#engine/definition/named-pictures.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from '#page-form/change.ts';
import type { ControlProps } from '#page-form/control-props.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { useForm } from '#page-form/form-context.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import { useIntl } from 'react-intl';
import styles from './library.module.css';

/** Takes the props of the picture's control. */
export function AlternativeText({ field, path, value, onChange }: ControlProps) {
  const intl = useIntl();
  const { FieldEditor, instance, shownLocales = localeCodes } = useForm();
  const { control, namedBy = [] } = field;
  const beside = fieldValueAt(instance, path.slice(0, -1));
  if (shownLocales.every(locale => isNamedIn(beside, namedBy, locale)))
    return <p className={styles.hint}>{intl.formatMessage({ id: 'MEDIA_NAMED_BY_TEXT' })}</p>;
  const alt = control.kind === 'group' ? control.fields.find(({ name }) => name === 'alt') : undefined;
  if (!alt) return null;
  const picture = isRecord(value) ? value : {};
  return (
    <FieldEditor
      field={alt.field}
      path={[...path, 'alt']}
      label={fieldLabel('alt', intl)}
      required
      value={picture['alt']}
      onChange={next => onChange(withValue(picture, ['alt'], next))}
    />
  );
}
