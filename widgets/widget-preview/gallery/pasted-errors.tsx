/** What is to be mended in a pasted text before the form can show it; each a way to its place. */
import { useIntl } from 'react-intl';
import type { PastedError } from '#engine/preview-port.ts';
import { errorText } from '../form/error-text.ts';
import styles from './gallery.module.css';
import { placeOf } from './place-of.ts';

interface Props {
  faults: readonly PastedError[];
  onGo: (range: PastedError['range']) => void;
}

export function PastedErrors({ faults, onGo }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <p>{formatMessage({ id: 'PREVIEW_FAULTS' }, { count: faults.length })}</p>
      <ul>
        {faults.map(fault => (
          <li key={`${fault.code} ${fault.range.join(' ')} ${fault.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(fault.range)}>
              <strong>
                {[formatMessage({ id: 'PREVIEW_LINE' }, { line: fault.line }), placeOf(fault.jsonPath, intl)]
                  .filter(Boolean)
                  .join(' › ')}
              </strong>{' '}
              {errorText(fault, intl)} <code>{fault.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
