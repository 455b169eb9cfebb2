/** Errors of the instance, each with a link to its field. */
import type { PreviewFinding } from '#engine/preview-port.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { faultText } from '../form/fault-text.ts';
import type { Way } from '../form/field.ts';
import styles from './gallery.module.css';
import { placeOf } from './place-of.ts';

interface Props {
  faults: readonly PreviewFinding[];
  onGo: (way: Way) => void;
}

export function FaultList({ faults, onGo }: Props) {
  const texts = useTexts();
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <p>{texts.t('PREVIEW_FAULTS', { count: faults.length })}</p>
      <ul>
        {faults.map(fault => (
          <li key={`${fault.code} ${fault.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(fault.jsonPath)}>
              <strong>{placeOf(fault.jsonPath, texts)}</strong> {faultText(fault, texts)}{' '}
              <code>{fault.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
