/** A text of the shop that several places use, found by what it says. */

import { type ComponentProps, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SpecialControls } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './pick.module.css';
import { PickDialog } from './pick-dialog.tsx';
import { usePick } from './pick-scope.ts';

type Props = ComponentProps<NonNullable<SpecialControls['Message']>>;

export function MessageControl({ path, value, error, onChange }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { answer } = usePick('message', value === '' ? null : { ids: [value] });
  return (
    <div className={styles.field}>
      {value === '' || !answer ? null : (
        <div className={styles.chip}>
          <ItemRow item={answer.items[0]} fallback={value} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button size="s" variant="secondary" name={nameOf(path)} onClick={() => setOpen(true)}>
          {formatMessage({ id: 'PICK_MESSAGE_CHOOSE' })}
        </Button>
      </div>
      <FieldNote id={id} error={error} />
      {isOpen ? (
        <PickDialog
          kinds={['message']}
          isChosen={({ ref }) => ref === value}
          onPick={({ ref }) => onChange(ref)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
