/** Who else has the document open: initials that lead to where each of them is. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { PresentPerson } from '#studio-api/presence.ts';
import { classNames } from '#ui/class-names.ts';
import { type Editor, useEditor } from '../../editing/context/editor-context.ts';
import { everybodyIn, type PersonInEditor } from '../../editing/presence/everybody.ts';
import { initialsOf } from '../../editing/presence/initials.ts';
import { nodeName } from '../../editing/structure/part-name.ts';
import styles from './presence.module.css';

/** How many have room beside the saved state. */
const SHOWN = 4;

/** "Bosse writes in Banner". */
export function presenceWords(
  { name, nodeId, isTyping, release, releaseTitle = '' }: PresentPerson,
  editor: Editor,
  intl: IntlShape,
): string {
  if (release !== (editor.context.release ?? 0))
    return release === 0
      ? intl.formatMessage({ id: 'PRESENCE_IN_DRAFTS' }, { name })
      : intl.formatMessage({ id: 'PRESENCE_IN_RELEASE' }, { name, title: releaseTitle });
  const node = nodeId ? editor.draft.node(nodeId) : undefined;
  if (!node) return intl.formatMessage({ id: isTyping ? 'PRESENCE_WRITES' : 'PRESENCE_LOOKS' }, { name });
  const part = nodeName(node, intl, editor.context.locale);
  return intl.formatMessage({ id: isTyping ? 'PRESENCE_WRITES_IN' : 'PRESENCE_AT' }, { name, part });
}

export const PresenceList = observer(function PresenceList() {
  const intl = useIntl();
  const editor = useEditor();
  const { group, isCutOff } = editor;
  if (isCutOff)
    return (
      <output className={styles.cutOff}>
        <FormattedMessage id="PRESENCE_LOST" />
      </output>
    );
  const present = everybodyIn(group);
  if (present.length === 0) return null;
  // Those who share the draft come first.
  const shares = ({ person }: PersonInEditor) => person.release === (editor.context.release ?? 0);
  const everybody = [...present.filter(shares), ...present.filter(each => !shares(each))];
  const more = everybody.slice(SHOWN);
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'PRESENCE_TITLE' })}>
      {everybody.slice(0, SHOWN).map(({ person, editor: of }) => (
        <li key={person.clientId}>
          <Person person={person} words={presenceWords(person, of, intl)} editor={of} />
        </li>
      ))}
      {more.length > 0 ? (
        <li
          className={styles.more}
          title={more.map(({ person, editor: of }) => presenceWords(person, of, intl)).join('\n')}
        >
          <span aria-hidden="true">+{more.length}</span>
          <span className="visually-hidden">
            <FormattedMessage
              id="PRESENCE_MORE"
              values={{
                names: intl.formatList(more.map(({ person, editor: of }) => presenceWords(person, of, intl))),
              }}
            />
          </span>
        </li>
      ) : null}
    </ul>
  );
});

interface PersonProps {
  person: PresentPerson;
  words: string;
  editor: Editor;
}

/** A button where there is a place to go to. */
function Person({ person, words, editor }: PersonProps) {
  const { name, nodeId, isTyping, release } = person;
  const isElsewhere = release !== (editor.context.release ?? 0);
  const look = classNames(
    styles.person,
    isElsewhere ? styles.elsewhere : isTyping ? styles.typing : undefined,
  );
  if (isElsewhere || nodeId === null || (nodeId !== '' && !editor.draft.node(nodeId)))
    return (
      <span className={look} title={words}>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <span className="visually-hidden">{words}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      title={words}
      aria-label={words}
      onClick={() => editor.select(nodeId)}
    >
      {initialsOf(name)}
    </button>
  );
}
