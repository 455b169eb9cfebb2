/** A thing of the shop, or a list of them that can be sorted: chips by name, never aliases or numbers. */

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { moved } from '#page-form/change.ts';
import type { ControlProps } from '#page-form/control-props.ts';
import { nameOf, type PickedReference } from '#page-form/field.ts';
import { useForm } from '#page-form/form-context.ts';
import type { PickItem, PickKind } from '#studio-api/pick.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronDownIcon, chevronUpIcon, closeIcon } from '#ui/icons.ts';
import { ItemRow } from './item-row.tsx';
import { kindNames } from './kind-names.ts';
import styles from './pick.module.css';
import { PickDialog } from './pick-dialog.tsx';
import { usePick } from './pick-scope.ts';

type Kinds = readonly [PickKind, ...PickKind[]];
const kindsOf = ({ to }: PickedReference): Kinds =>
  to === 'list-page' ? ['category', 'brand', 'campaign', 'list'] : [to];

type Ref = string | number;
const isRef = (value: unknown): value is Ref =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

export function ReferenceControl(props: ControlProps & { reference: PickedReference }) {
  const { field, path, label, required, value, onChange, reference } = props;
  const { formatMessage } = useIntl();
  const { announce, errorAt } = useForm();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isMany = field.control.kind === 'list';
  const most = field.control.kind === 'list' ? field.control.max : 1;
  const refs: readonly Ref[] = isMany
    ? (Array.isArray(value) ? value : []).filter(isRef)
    : [value].filter(isRef);
  const kinds = kindsOf(reference);
  const { answer } = usePick(kinds[0], refs.length > 0 ? { ids: refs } : null);
  const itemOf = (ref: Ref) => answer?.items.find(item => item.ref === ref || item.id === ref);

  const give = (next: readonly Ref[]) => {
    if (isMany) onChange(next.length === 0 && !required ? undefined : next);
    else onChange(next[0] ?? (required ? '' : undefined));
  };
  const refOf = (item: PickItem): Ref => (reference.by === 'number' ? (item.id ?? item.ref) : item.ref);
  const pick = (item: PickItem) => {
    const ref = refOf(item);
    if (!isMany) give([ref]);
    else give(refs.includes(ref) ? refs.filter(each => each !== ref) : [...refs, ref].slice(0, most));
  };
  const move = (from: number, to: number) => {
    give(moved(refs, from, to));
    announce(formatMessage({ id: 'PREVIEW_MOVED' }, { place: to + 1, count: refs.length }));
  };

  return (
    <fieldset className={styles.field} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {refs.length > 0 ? (
        <ol className={styles.chips}>
          {refs.map((ref, at) => (
            <Chip
              key={ref}
              item={itemOf(ref)}
              fallback={String(ref)}
              isKnown={answer !== null}
              at={at}
              count={isMany ? refs.length : 1}
              onMove={move}
              onRemove={() => give(refs.filter(each => each !== ref))}
            />
          ))}
        </ol>
      ) : null}
      <div className={styles.buttons}>
        <Button
          size="s"
          variant="secondary"
          name={nameOf(path)}
          disabled={isMany && refs.length >= most}
          onClick={() => setOpen(true)}
        >
          {formatMessage(
            { id: isMany ? 'PICK_ADD' : refs.length > 0 ? 'PICK_CHANGE' : 'PICK_CHOOSE' },
            { kind: formatMessage({ id: kindNames[kinds[0]] }) },
          )}
        </Button>
      </div>
      <FieldNote id={id} error={errorAt(path)} />
      {isOpen ? (
        <PickDialog
          kinds={kinds}
          isMany={isMany}
          isChosen={item => refs.includes(refOf(item))}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}

interface ChipProps {
  item: PickItem | undefined;
  /** What the document says, for something that the shop does not have. */
  fallback: string;
  /** False until the names have come: nothing is called unknown before. */
  isKnown: boolean;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function Chip({ item, fallback, isKnown, at, count, onMove, onRemove }: ChipProps) {
  const { formatMessage } = useIntl();
  const name = item?.name ?? fallback;
  return (
    <li className={styles.chip}>
      {isKnown ? <ItemRow item={item} fallback={fallback} /> : <span className={styles.item} />}
      {count > 1 ? (
        <>
          <IconButton
            icon={chevronUpIcon}
            size={20}
            disabled={at === 0}
            aria-label={formatMessage({ id: 'PICK_MOVE_UP' }, { name })}
            onClick={() => onMove(at, at - 1)}
          />
          <IconButton
            icon={chevronDownIcon}
            size={20}
            disabled={at === count - 1}
            aria-label={formatMessage({ id: 'PICK_MOVE_DOWN' }, { name })}
            onClick={() => onMove(at, at + 1)}
          />
        </>
      ) : null}
      <IconButton
        icon={closeIcon}
        size={20}
        aria-label={formatMessage({ id: 'PICK_REMOVE' }, { name })}
        onClick={onRemove}
      />
    </li>
  );
}
