/** Own changes whose part all markets have removed: customers do not see them, and nothing throws them away (R-STUDIO-216). */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { OwnPart } from '#engine/override/edited-override.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { useFieldWords } from '../../editing/rules/field-words.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import styles from './own.module.css';

export const OwnGone = observer(function OwnGone({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const { draft } = useEditor();
  const gone = draft.own?.filter(({ is }) => is === 'gone') ?? [];
  if (gone.length === 0) return null;
  return (
    <section
      className={className}
      aria-label={intl.formatMessage({ id: 'OWN_GONE' }, { count: gone.length })}
    >
      <p>{intl.formatMessage({ id: 'OWN_GONE' }, { count: gone.length })}</p>
      <ul className={styles.gone}>
        {gone.map(part => (
          <li key={part.op}>
            <GoneWords part={part} />
            {draft.isReadOnly ? null : (
              <Button
                size="s"
                variant="tertiary"
                onClick={() => void draft.useBase?.(part.op, intl.formatMessage({ id: 'OWN_GONE_REMOVE' }))}
              >
                {intl.formatMessage({ id: 'OWN_GONE_REMOVE' })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The value beside it says in which language it is. */
const withoutLanguage = (path: string): string => path.replace(/\.[a-z]{2}$/, '');

/** What was written, so that it can be written elsewhere. */
const GoneWords = observer(function GoneWords({ part }: { part: OwnPart }) {
  const intl = useIntl();
  const words = useFieldWords();
  const { draft, context } = useEditor();
  const node = draft.node(part.nodeId) ?? part.node;
  const names = [
    node
      ? nodeName(node, intl, context.locale)
      : intl.formatMessage({ id: 'OWN_GONE_PART' }, { kind: part.kind }),
    ...(part.path === '' ? [] : fieldNames(withoutLanguage(part.path), intl)),
  ];
  return (
    <span>
      <b>{names.join(' · ')}</b> {part.kind === 'field' ? words(part.path, part.value) : null}
    </span>
  );
});
