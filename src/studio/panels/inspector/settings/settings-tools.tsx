/** The tools of a form of settings: each field also says where it differs from the folder of the shop. */
import type { IntlShape } from 'react-intl';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { pictureFields } from '#kernel/shop-settings.ts';
import type { FieldPath } from '#page-form/field.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import type { NodeTools } from '../use-form-tools.tsx';
import { FolderNote } from './folder-note.tsx';

interface Options {
  /** Undefined until it is known. */
  folder: DocumentBody | undefined;
  /** Languages of the shop. */
  locales: readonly LocaleCode[];
  intl: IntlShape;
}

export const settingsTools = (form: NodeTools, { folder, locales, intl }: Options): NodeTools => ({
  ...form,
  ...{ owner: 'settings', hasPlainTexts: true, shownLocales: locales },
  below: path => (
    <>
      {form.below?.(path)}
      {folder && isOneField(folder, path) ? (
        <FolderNote
          {...{ folder, path, locales }}
          onBack={was => form.setField(path, was, fieldLabel(String(path.at(-1)), intl, 'settings'))}
        />
      ) : null}
    </>
  ),
});

/** A group is not taken back as a whole: each of its fields is. */
function isOneField(folder: DocumentBody, path: FieldPath): boolean {
  const value = fieldValueAt(folder, path);
  return (
    !named.includes(String(path[0])) &&
    !groups.includes(path.join('.')) &&
    (!isRecord(value) || Object.keys(value).every(isLocaleCode))
  );
}

/** Their form says itself what differs. */
const named: readonly string[] = ['colours', ...pictureFields];

const groups: readonly string[] = ['company', 'bank', 'radius'];
