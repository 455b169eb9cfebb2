/** What differs between two states of a document, in words of the page. */
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentChange, DocumentId, SemanticChange } from '#studio-api/documents.ts';
import { classNames } from '#ui/class-names.ts';
import { useFieldWords } from '../../editing/rules/field-words.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { WordDifference } from '../../parts/texts/word-difference.tsx';
import { experimentText, isOfExperiment } from './experiment-text.ts';
import styles from './publish.module.css';

interface Props {
  id: DocumentId;
  /** Number of a revision, `live` or `draft`. */
  from: string;
  to: string;
  /** Of the draft; absent: of none. */
  release?: number;
}

/** What was done to a part of a document. */
export const changeKindTexts = {
  changed: 'PUBLISH_CHANGED',
  added: 'PUBLISH_ADDED',
  removed: 'PUBLISH_REMOVED',
  moved: 'PUBLISH_MOVED_NODE',
} as const;

export function ChangeList({ id, from, to, release = 0 }: Props) {
  const { api } = useStudio();
  const { value, error, reload } = useAsync(`${id} ${from} ${to} ${release}`, () =>
    api.get<DocumentChange[]>(documentPath(id, release, `/revisions/${from}/diff/${to}`)),
  );
  if (!value) return <LoadState error={error} onRetry={reload} />;
  if (value.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id="PUBLISH_NO_CHANGES" />
      </p>
    );
  return <ChangeItems changes={value} />;
}

export function ChangeItems({ changes }: { changes: readonly DocumentChange[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.changes}>
      {changes.map(change => (
        <li key={`${change.kind} ${change.nodeId} ${change.path}`}>
          <span className={classNames(styles.kind, styles[change.kind])}>
            <FormattedMessage id={changeKindTexts[change.kind]} />
          </span>
          <span>
            <b>{placeOf(change, intl)}</b>
            {change.locale === undefined ? null : (
              <span className={styles.locale}>{locales[change.locale].name}</span>
            )}
            {change.by === undefined ? null : <span className={styles.author}>{change.by}</span>}
            {change.kind === 'changed' ? <BeforeAndAfter change={change} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Below the document: the part by its name, and the field as the form calls it. */
function placeOf({ trail, path, kind, nodeId }: SemanticChange, intl: IntlShape): string {
  const { locale } = intl;
  // Rows say nothing beside what is in them.
  const parts = trail.filter((node, at) => at === trail.length - 1 || node['kind'] !== 'container');
  const names = parts.map(node => nodeName(node, intl, locale.slice(0, 2)));
  const ofExperiment = isOfExperiment(path) ? [intl.formatMessage({ id: 'EXPERIMENT_TITLE' })] : null;
  const fields = kind === 'changed' ? (ofExperiment ?? fieldNames(withoutLocale(path), intl)) : [];
  const all = [...names, ...fields];
  return nodeId === '' && fields.length === 0
    ? intl.formatMessage({ id: 'OUTLINE_PAGE_SETTINGS' })
    : all.join(' · ');
}

const withoutLocale = (path: string): string =>
  path
    .split('.')
    .filter(key => !isLocaleCode(key))
    .join('.');

/** The file of a picture, where the field is one or names one; a picture that was exchanged differs in its file alone. */
const pictureIn = (path: string, value: unknown): string | null => {
  const file = isRecord(value) ? value['file'] : /\.(?:file|phoneFile)$/.test(path) ? value : null;
  return typeof file === 'string' ? file : null;
};

function BeforeAndAfter({ change: { path, before, after } }: { change: SemanticChange }) {
  const intl = useIntl();
  const { session } = useStudio();
  const words = useFieldWords();
  const say = (value: unknown) => (isOfExperiment(path) ? experimentText(value, intl) : words(path, value));
  const [old, now] = [pictureIn(path, before), pictureIn(path, after)];
  const pictures = old === now ? [] : [old, now].flatMap(file => file ?? []);
  return (
    <span className={styles.values}>
      <WordDifference before={say(before)} after={say(after)} />
      {pictures.length > 0 ? (
        <span className={styles.pictures}>
          {pictures.map(file => (
            <img
              key={file}
              src={`${session.shopOrigin}/images/pagewidget/400w/${encodeURIComponent(file)}`}
              alt=""
            />
          ))}
        </span>
      ) : null}
    </span>
  );
}
