/** The picture of a field: chosen from the library, with its text and focal point. */

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isNamedIn } from '#engine/definition/named-pictures.ts';
import { type PicturePlace, picturePlaceOf } from '#engine/definition/picture-places.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from '#page-form/change.ts';
import type { ControlProps } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { useForm } from '#page-form/form-context.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { cropsOf } from './crops.tsx';
import { FocusPoint } from './focus-point.tsx';
import styles from './library.module.css';
import { PictureDialog } from './picture-dialog.tsx';
import { focusOf, toPercent, withPhonePicture, withPicture } from './picture-value.ts';

export function PictureControl(props: ControlProps) {
  const { field, path, label, required, value, onChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { errorAt, instance, layout } = useForm();
  const { session } = useStudio();
  const id = useId();
  const [open, setOpen] = useState<'all' | 'phone' | null>(null);
  const picture = isRecord(value) ? value : {};
  const around = fieldValueAt(instance, path.slice(0, -1));
  const beside = isRecord(around) ? around : {};
  const file = fileOf(picture['file']);
  const phoneFile = fileOf(picture['phoneFile']);
  const addressOf = (name: string) =>
    `${session.shopOrigin}/images/pagewidget/400w/${encodeURIComponent(name)}`;
  const place = picturePlaceOf(field.places ?? [], { size: beside['size'], layout });
  const shownIn = phoneFile === null ? place : withoutPhone(place);
  const crops = cropsOf(ratioOf(picture, 'width', 'height'), shownIn, messageId =>
    formatMessage({ id: messageId }),
  );
  const error = ['file', 'width', 'height', 'phoneFile']
    .map(key => errorAt([...path, key]))
    .find(each => each !== undefined);

  return (
    <fieldset className={styles.field} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {file === null ? null : (
        <FocusPoint
          src={addressOf(file)}
          focus={focusOf(value)}
          {...(place ? { crops } : {})}
          onChange={focus => onChange({ ...picture, focus: toPercent(focus) })}
        />
      )}
      <div className={styles.buttons}>
        <Button size="s" variant="secondary" name={nameOf([...path, 'file'])} onClick={() => setOpen('all')}>
          {formatMessage({ id: file === null ? 'MEDIA_CHOOSE' : 'MEDIA_CHANGE' })}
        </Button>
        {file === null || required ? null : (
          <Button size="s" variant="tertiary" onClick={() => onChange(undefined)}>
            {formatMessage({ id: 'PREVIEW_LEAVE_OUT_NAMED' }, { name: label })}
          </Button>
        )}
      </div>
      {file === null ? null : (
        <>
          <AlternativeText {...props} />
          <PhonePicture {...{ value, place, addressOf, onChange }} onChoose={() => setOpen('phone')} />
        </>
      )}
      <FieldNote id={id} error={errorAt(path) ?? error} />
      {open ? (
        <PictureDialog
          title={formatMessage({ id: 'MEDIA_CHOOSE' })}
          chosen={open === 'all' ? file : phoneFile}
          onPick={asset =>
            onChange(open === 'all' ? withPicture(value, asset) : withPhonePicture(value, asset))
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </fieldset>
  );
}

const numberOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 1);

/** Where the picture is shown when phones have one of their own. */
function withoutPhone(place: PicturePlace | undefined): PicturePlace | undefined {
  if (!place) return undefined;
  const { phone: _phone, ...others } = place;
  return others;
}

/** Height divided by width. */
const ratioOf = (picture: Readonly<Record<string, unknown>>, width: string, height: string): number =>
  numberOf(picture[height]) / numberOf(picture[width]);

/** A picture that is wider shows little on an upright screen. */
const WIDE = 0.5;

interface PhoneProps {
  value: unknown;
  place: PicturePlace | undefined;
  addressOf(file: string): string;
  onChoose(): void;
  onChange(value: unknown): void;
}

/** Which picture phones show: asked for together with the other one where that is too wide for them. */
function PhonePicture({ value, place, addressOf, onChoose, onChange }: PhoneProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const picture = isRecord(value) ? value : {};
  const file = fileOf(picture['phoneFile']);
  const crops = cropsOf(
    ratioOf(picture, 'phoneWidth', 'phoneHeight'),
    place?.phone ? { phone: place.phone } : undefined,
    id => formatMessage({ id }),
  );
  const isAsked = file === null && place?.phone !== undefined && ratioOf(picture, 'width', 'height') < WIDE;
  return (
    <>
      <p className={styles.subLegend}>{fieldLabel('phoneFile', intl)}</p>
      {isAsked ? <p className={styles.hint}>{formatMessage({ id: 'MEDIA_PHONE_ASKED' })}</p> : null}
      {file === null ? null : (
        <FocusPoint
          src={addressOf(file)}
          of="phone"
          focus={focusOf(value, 'phoneFocus')}
          {...(place ? { crops } : {})}
          onChange={focus => onChange({ ...picture, phoneFocus: toPercent(focus) })}
        />
      )}
      <div className={styles.buttons}>
        <Button size="s" variant="secondary" onClick={onChoose}>
          {formatMessage({ id: file === null ? 'MEDIA_CHOOSE_PHONE' : 'MEDIA_CHANGE_PHONE' })}
        </Button>
        {file === null ? null : (
          <Button size="s" variant="tertiary" onClick={() => onChange(withPhonePicture(value, null))}>
            {formatMessage({ id: 'MEDIA_SAME_PHONE' })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Null for no picture, or a name that is still being made up. */
const fileOf = (value: unknown): string | null =>
  typeof value === 'string' && /\.\w+$/.test(value) ? value : null;

/**
 * What a picture of a field shows, in words; not asked for where a text beside it takes its place (R-STUDIO-132).
 * Takes the props of the picture's control.
 */
function AlternativeText({ field, path, value, onChange }: ControlProps) {
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
