/** Below a field: it is the market's own, and what all markets have, when that is something else since (R-STUDIO-214). */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { OwnPart } from '#engine/override/edited-override.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { useFieldWords } from '../../editing/rules/field-words.ts';
import { DecisionCard } from '../decisions/decision-card.tsx';
import styles from './own.module.css';
import { useOwnPlace } from './use-own-place.ts';

interface Props {
  nodeId: NodeAddress;
  /** Name of the field; what is below it belongs to it as well. */
  path: string;
}

/** A note stands below the nearest field that holds what is the market's own. */
const isHere = (part: OwnPart, { nodeId, path }: Props): boolean =>
  part.kind === 'field' && part.nodeId === nodeId && (part.path === path || isLanguageOf(part.path, path));

const isLanguageOf = (inner: string, path: string): boolean =>
  inner.startsWith(`${path}.`) && /^[a-z]{2}$/.test(inner.slice(path.length + 1));

export const OwnField = observer(function OwnField(props: Props) {
  const { draft } = useEditor();
  const parts = draft.own?.filter(part => part.is !== 'gone' && isHere(part, props)) ?? [];
  return parts.map(part => <OwnNote key={part.op} part={part} />);
});

/** @param part a field */
const OwnNote = observer(function OwnNote({ part }: { part: OwnPart }) {
  const intl = useIntl();
  const place = useOwnPlace();
  const words = useFieldWords();
  const { draft } = useEditor();
  const own = intl.formatMessage({ id: 'OWN_FIELD' }, { place });
  const take = {
    label: intl.formatMessage({ id: 'OWN_USE_BASE' }),
    onChoose: () => void draft.useBase?.(part.op, intl.formatMessage({ id: 'OWN_STEP_BASE' })),
  };
  const keep = {
    label: intl.formatMessage({ id: 'OWN_KEEP' }),
    onChoose: () => void draft.keepOwn?.(part.op, intl.formatMessage({ id: 'OWN_STEP_KEEP' })),
  };
  if (part.is !== 'changed')
    return (
      <p className={styles.own}>
        <span className={styles.owner}>{own}</span>
        {draft.isReadOnly ? null : (
          <button type="button" className={styles.take} onClick={take.onChoose}>
            {take.label}
          </button>
        )}
      </p>
    );
  return (
    <DecisionCard
      said={intl.formatMessage({ id: 'OWN_CHANGED' })}
      versions={{
        theirs: {
          who: intl.formatMessage({ id: 'OWN_CHANGED_BASE' }),
          text: words(part.path, part.base),
        },
        mine: { who: own, text: words(part.path, part.value) },
      }}
      choices={draft.isReadOnly ? [] : [keep, take]}
    />
  );
});
