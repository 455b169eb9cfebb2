/** The width of the frame, one of a few. */
import { useIntl } from 'react-intl';
import styles from './gallery.module.css';
import { type Width, widths } from './view-context.ts';

interface Props {
  width: Width;
  onChange: (width: Width) => void;
}

/** Radio buttons, so that the arrow keys change the width. */
export function WidthChoice({ width, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.widths}>
      <legend className="visually-hidden">{formatMessage({ id: 'PREVIEW_WIDTH' })}</legend>
      {widths.map(each => (
        <label key={each} className={styles.width}>
          <input
            type="radio"
            name="width"
            value={each}
            checked={each === width}
            onChange={() => onChange(each)}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
