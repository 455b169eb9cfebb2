/** Errors of pasted JSON that prevent loading it into the form; each links to its position. */
import type { PastedFault } from '#engine/preview-port.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { faultText } from '../form/fault-text.ts';
import styles from './gallery.module.css';
import { placeOf } from './place-of.ts';

interface Props {
  faults: readonly PastedFault[];
  onGo: (range: PastedFault['range']) => void;
}

export function PastedFaults({ faults, onGo }: Props) {
  const texts = useTexts();
  const { t } = texts;
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <p>{t('PREVIEW_FAULTS', { count: faults.length })}</p>
      <ul>
        {faults.map(fault => (
          <li key={`${fault.code} ${fault.range.join(' ')} ${fault.way.join('.')}`}>
            <button type="button" onClick={() => onGo(fault.range)}>
              <strong>
                {[t('PREVIEW_LINE', { line: fault.line }), placeOf(fault.way, texts)]
                  .filter(Boolean)
                  .join(' › ')}
              </strong>{' '}
              {faultText(fault, texts)} <code>{fault.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
