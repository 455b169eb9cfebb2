/** A change of this editor beside the one of another user: both versions whole, and which one stays. */
import { useIntl } from 'react-intl';
import { type UndecidedChange, useEditor } from '../../editing/context/editor-context.ts';
import { useFieldWords } from '../../editing/rules/field-words.ts';
import { DecisionCard } from './decision-card.tsx';
import { placeName } from './place-name.ts';

const saidTexts = {
  field: 'DEFERRED_CHANGED',
  place: 'DEFERRED_CHANGED',
  gone: 'DEFERRED_GONE',
  remove: 'DEFERRED_REMOVED',
} as const;

const mineTexts = {
  field: 'DEFERRED_KEEP_MINE',
  place: 'DEFERRED_KEEP_MINE',
  gone: 'DEFERRED_RESTORE',
  remove: 'DEFERRED_REMOVE',
} as const;

export function DecisionNote({ change }: { change: UndecidedChange }) {
  const intl = useIntl();
  const { draft, context } = useEditor();
  const words = useFieldWords();
  const { id, kind, by, at, path, theirs, mine, isPossible } = change;
  const name = by || intl.formatMessage({ id: 'DEFERRED_SOMEONE' });
  const time = intl.formatDate(at, { timeStyle: 'short' });
  const decide = (chosen: 'mine' | 'theirs') =>
    draft.decide(id, chosen, placeName(change, draft.about, intl, context.locale));
  const [their, my] = [words(path, theirs), words(path, mine)];
  const keepMine = { label: intl.formatMessage({ id: mineTexts[kind] }), onChoose: () => decide('mine') };
  const keepTheirs = {
    label:
      kind === 'gone'
        ? intl.formatMessage({ id: 'DEFERRED_LEAVE_REMOVED' })
        : intl.formatMessage({ id: 'DEFERRED_KEEP_THEIRS' }, { name }),
    onChoose: () => decide('theirs'),
  };
  return (
    <DecisionCard
      said={intl.formatMessage({ id: saidTexts[kind] }, { name, time })}
      versions={
        kind === 'field'
          ? {
              theirs: { who: name, text: their },
              mine: { who: intl.formatMessage({ id: 'DEFERRED_MINE' }), text: my },
            }
          : undefined
      }
      words={kind === 'gone' ? my : ''}
      problem={isPossible ? undefined : intl.formatMessage({ id: 'DEFERRED_IMPOSSIBLE' })}
      choices={isPossible ? [keepMine, keepTheirs] : [keepTheirs]}
    />
  );
}
