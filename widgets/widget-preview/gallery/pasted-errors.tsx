/** Errors of the pasted text that must be fixed before the form can show it; each selects its position. */
import { useIntl } from 'react-intl';
import type { PastedError } from '#engine/definition/preview-port.ts';
import { errorText } from '#page-form/error-text.ts';
import styles from './gallery.module.css';
import { fieldPathText } from './place-of.ts';

interface Props {
  errors: readonly PastedError[];
  onGo: (range: PastedError['range']) => void;
}

export function PastedErrors({ errors, onGo }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors} role="alert">
      <p>{formatMessage({ id: 'PREVIEW_ERRORS' }, { count: errors.length })}</p>
      <ul>
        {errors.map(error => (
          <li key={`${error.code} ${error.range.join(' ')} ${error.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(error.range)}>
              <strong>
                {[
                  formatMessage({ id: 'PREVIEW_LINE' }, { line: error.line }),
                  fieldPathText(error.jsonPath, intl),
                ]
                  .filter(Boolean)
                  .join(' › ')}
              </strong>{' '}
              {errorText(error, intl)} <code>{error.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
