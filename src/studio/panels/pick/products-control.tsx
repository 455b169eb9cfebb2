/** Which products a list shows, as a sentence of choices, with their count and the first of them. */

import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from '#page-form/change.ts';
import type { ControlProps } from '#page-form/control-props.ts';
import type { NamedField } from '#page-form/field.ts';
import { nameOf } from '#page-form/field.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { useForm } from '#page-form/form-context.ts';
import { ItemRow } from './item-row.tsx';
import styles from './pick.module.css';
import { usePick } from './pick-scope.ts';

/** What a merchandiser chooses by; the rest is kept and shown only where it is set. */
const usual = [
  'categoryIds',
  'brandIds',
  'discountCampaignIds',
  'searchText',
  'price',
  'productIds',
  'sort',
  'excludeCategoryIds',
  'excludeBrandIds',
];

export function ProductsControl({ field, path, label, value, onChange }: ControlProps) {
  const intl = useIntl();
  const { FieldEditor, instance } = useForm();
  const filter = isRecord(value) ? value : {};
  const { control } = field;
  if (control.kind !== 'group') return null;
  const isSet = ({ name }: NamedField) => filter[name] !== undefined;
  const fields = control.fields
    .filter(each => usual.includes(each.name) || isSet(each))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  const { categoryAlias } = instance.props;
  const list = {
    filter: clean(filter),
    ...(typeof categoryAlias === 'string' && categoryAlias ? { categoryAlias } : {}),
  };
  return (
    <fieldset className={styles.field} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.sentence}>{intl.formatMessage({ id: 'PICK_PRODUCTS_THAT' })}</p>
      {fields.map(({ name, required, field: inner }) => (
        <FieldEditor
          key={name}
          field={inner}
          path={[...path, name]}
          label={fieldLabel(name, intl)}
          required={required}
          value={filter[name]}
          onChange={next => {
            const changed = withValue(filter, [name], next);
            onChange(Object.keys(changed).length === 0 ? undefined : changed);
          }}
        />
      ))}
      <FoundProducts list={list} />
    </fieldset>
  );
}

const placeOf = (name: string): number => {
  const at = usual.indexOf(name);
  return at < 0 ? usual.length : at;
};

/** Values that are still being typed, or come from the page's data, are not asked for. */
const clean = (filter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== '' && !(isRecord(value) && ('$bind' in value || '$at' in value)),
    ),
  );

function FoundProducts({ list }: { list: { filter: Record<string, unknown>; categoryAlias?: string } }) {
  const { formatMessage } = useIntl();
  const { answer, hasFailed } = usePick('product', { list });
  return (
    <div className={styles.field} aria-live="polite">
      <p className={styles.count}>
        {hasFailed
          ? formatMessage({ id: 'PICK_FAILED' })
          : answer
            ? formatMessage({ id: 'PICK_PRODUCTS_FOUND' }, { count: answer.total })
            : ''}
      </p>
      {answer && !hasFailed ? (
        <ul className={styles.chips}>
          {answer.items.map(item => (
            <li key={item.ref} className={styles.found}>
              <ItemRow item={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
