/** Where a link leads, by name: "Category · Winter tyres". */

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ControlProps } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { useForm } from '#page-form/form-context.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icons.ts';
import { ItemRow } from './item-row.tsx';
import { kindNames } from './kind-names.ts';
import { LinkDialog } from './link-dialog.tsx';
import { type LinkValue, readLink, writeLink } from './link-value.ts';
import styles from './pick.module.css';
import { usePick } from './pick-scope.ts';

export function LinkControl({ path, label, required, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const link = readLink(value);
  return (
    <fieldset className={styles.field} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {link ? (
        <div className={styles.chip}>
          <Target link={link} />
          {required ? null : (
            <IconButton
              icon={closeIcon}
              size={20}
              aria-label={formatMessage({ id: 'PICK_REMOVE' }, { name: label })}
              onClick={() => onChange(undefined)}
            />
          )}
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button size="s" variant="secondary" name={nameOf(path)} onClick={() => setOpen(true)}>
          {formatMessage({ id: link ? 'PICK_LINK_CHANGE' : 'PICK_LINK_CHOOSE' })}
          <span className="visually-hidden"> ({label})</span>
        </Button>
      </div>
      <FieldNote id={id} error={errorAt(path)} />
      {isOpen ? (
        <LinkDialog
          kind={link?.kind ?? 'page'}
          address={link?.kind === 'address' ? link.address : ''}
          isChosen={(item, kind) => link?.kind === kind && item.ref === link.ref}
          onPick={(kind, item) => onChange(writeLink(kind, item.ref))}
          onAddress={onChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}

function Target({ link }: { link: LinkValue }) {
  const { formatMessage } = useIntl();
  const isAddress = link.kind === 'address';
  const { answer } = usePick(isAddress ? 'page' : link.kind, isAddress ? null : { ids: [link.ref] });
  if (isAddress)
    return (
      <ItemRow
        item={{
          ref: link.address,
          name: link.address,
          detail: formatMessage({ id: 'PICK_KIND_ADDRESS' }),
          isShown: true,
        }}
      />
    );
  const kind = formatMessage({ id: kindNames[link.kind] });
  const item = answer?.items[0];
  if (!answer) return <span className={styles.item} />;
  return (
    <ItemRow
      item={item && { ...item, detail: item.detail ? `${kind} · ${item.detail}` : kind }}
      fallback={link.ref}
    />
  );
}
