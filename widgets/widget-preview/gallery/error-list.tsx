/** Errors of the instance, each with a link to its field. */
import { useIntl } from 'react-intl';
import type { PreviewFinding } from '#engine/preview-port.ts';
import { errorText } from '../form/error-text.ts';
import type { Way } from '../form/field.ts';
import styles from './gallery.module.css';
import { placeOf } from './place-of.ts';

interface Props {
  faults: readonly PreviewFinding[];
  onGo: (way: Way) => void;
}

export function ErrorList({ faults, onGo }: Props) {
  const intl = useIntl();
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <p>{intl.formatMessage({ id: 'PREVIEW_FAULTS' }, { count: faults.length })}</p>
      <ul>
        {faults.map(fault => (
          <li key={`${fault.code} ${fault.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(fault.jsonPath)}>
              <strong>{placeOf(fault.jsonPath, intl)}</strong> {errorText(fault, intl)}{' '}
              <code>{fault.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
