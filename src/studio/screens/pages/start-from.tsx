/** What a new page begins with: nothing, a template, or a copy of another page. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isLocaleCode } from '#i18n/locales.ts';
import type { DocumentId, DocumentPost, DocumentSummary, DocumentTemplate } from '#studio-api/documents.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './pages.module.css';

type From = DocumentPost['from'];

interface Props {
  kind: DocumentTemplate['kind'];
  /** What can be copied. */
  documents: readonly DocumentSummary[];
  value: From;
  onChange(from: From): void;
}

/** The templates of a kind; undefined until they have come. */
export function useTemplates(kind: DocumentTemplate['kind']): readonly DocumentTemplate[] | undefined {
  const { api } = useStudio();
  const { value } = useAsync('templates', () => api.get<DocumentTemplate[]>('/api/templates'));
  return value?.filter(template => template.kind === kind);
}

export function StartFrom({ kind, documents, value, onChange }: Props) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const templates = useTemplates(kind) ?? [];
  const code = locale.slice(0, 2);
  const say = (texts: DocumentTemplate['name']) => (isLocaleCode(code) ? texts[code] : undefined) ?? '';
  const copied = typeof value === 'object' && 'document' in value ? value.document : null;
  const [first] = documents;
  return (
    <fieldset className={styles.starts}>
      <legend>{formatMessage({ id: 'PAGES_FROM' })}</legend>
      {templates.map(({ id, name, description }) => (
        <Start
          key={id}
          name={say(name)}
          description={say(description)}
          isChosen={typeof value === 'object' && 'template' in value && value.template === id}
          onChoose={() => onChange({ template: id })}
        />
      ))}
      <Start
        name={formatMessage({ id: 'PAGES_FROM_BLANK' })}
        description={formatMessage({ id: 'PAGES_FROM_BLANK_TEXT' })}
        isChosen={value === 'blank'}
        onChoose={() => onChange('blank')}
      />
      {first ? (
        <Start
          name={formatMessage({ id: 'PAGES_FROM_COPY' })}
          description={formatMessage({ id: 'PAGES_FROM_COPY_TEXT' })}
          isChosen={copied !== null}
          onChoose={() => onChange({ document: first.id })}
        />
      ) : null}
      {copied === null ? null : (
        <select
          aria-label={formatMessage({ id: 'PAGES_FROM_WHICH' })}
          value={copied}
          onChange={event => onChange({ document: idIn(documents, event.currentTarget.value) ?? copied })}
        >
          {documents.map(({ id, label }) => (
            <option key={id} value={id}>
              {documentName({ id, label }, intl)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

const idIn = (documents: readonly DocumentSummary[], id: string): DocumentId | undefined =>
  documents.find(document => document.id === id)?.id;

interface StartProps {
  name: string;
  description: string;
  isChosen: boolean;
  onChoose(): void;
}

function Start({ name, description, isChosen, onChoose }: StartProps) {
  const id = useId();
  return (
    <div className={styles.start}>
      <input id={id} type="radio" name="from" checked={isChosen} onChange={onChoose} />
      <label htmlFor={id}>
        {name}
        <span className={styles.startText}>{description}</span>
      </label>
    </div>
  );
}
