/** What is to be mended, each a way to its field. */
import type { PreviewFinding } from '#engine/preview-port.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { faultText } from '../form/fault-text.ts';
import type { Way } from '../form/field.ts';
import { fieldLabel } from '../form/field-label.ts';
import styles from './gallery.module.css';

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
          <li key={`${fault.code} ${fault.way.join('.')}`}>
            <button type="button" onClick={() => onGo(fault.way)}>
              <strong>{placeOf(fault.way, texts)}</strong> {faultText(fault, texts)} <code>{fault.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Napit › 2 › Linkki` */
const placeOf = (way: Way, texts: Parameters<typeof fieldLabel>[1]): string =>
  (way[0] === 'props' && way.length > 1 ? way.slice(1) : way)
    .map(step => (typeof step === 'number' ? String(step + 1) : fieldLabel(step, texts)))
    .join(' › ');
