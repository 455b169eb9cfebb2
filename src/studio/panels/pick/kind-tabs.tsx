/** Chooses the kind of thing to search for. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { Pill } from '#page-form/pill.tsx';
import { kindNames } from './kind-names.ts';
import styles from './pick.module.css';

const names: Readonly<Record<string, StudioMessageId>> = { ...kindNames, address: 'PICK_KIND_ADDRESS' };

interface Props<Kind extends string> {
  kinds: readonly Kind[];
  kind: Kind;
  onChange: (kind: Kind) => void;
}

export function KindTabs<Kind extends string>({ kinds, kind, onChange }: Props<Kind>) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{formatMessage({ id: 'PICK_KIND' })}</legend>
      {kinds.map(each => (
        <Pill
          key={each}
          type="radio"
          name={name}
          value={each}
          checked={each === kind}
          onChange={() => onChange(each)}
        >
          {formatMessage({ id: names[each] ?? 'PICK_KIND' })}
        </Pill>
      ))}
    </fieldset>
  );
}
