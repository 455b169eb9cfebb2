/** Errors of the instance, each with a link to its field. */
import { useIntl } from 'react-intl';
import type { PreviewFinding } from '#engine/definition/preview-port.ts';
import { errorText } from '#page-form/error-text.ts';
import type { FieldPath } from '#page-form/field.ts';
import styles from './gallery.module.css';
import { fieldPathText } from './place-of.ts';

interface Props {
  errors: readonly PreviewFinding[];
  onGo: (path: FieldPath) => void;
}

export function ErrorList({ errors, onGo }: Props) {
  const intl = useIntl();
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors} role="alert">
      <p>{intl.formatMessage({ id: 'PREVIEW_ERRORS' }, { count: errors.length })}</p>
      <ul>
        {errors.map(error => (
          <li key={`${error.code} ${error.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(error.jsonPath)}>
              <strong>{fieldPathText(error.jsonPath, intl)}</strong> {errorText(error, intl)}{' '}
              <code>{error.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
