/** How wide the canvas shows the page: as on a computer, a tablet or a phone, or at an exact width. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { type PageView, screenWidths } from '../../editing/context/editor-context.ts';
import styles from './editor.module.css';

const screens = [
  { width: screenWidths.desktop, name: 'CONTEXT_DESKTOP' },
  { width: screenWidths.tablet, name: 'CONTEXT_TABLET' },
  { width: screenWidths.phone, name: 'CONTEXT_PHONE' },
] as const satisfies readonly { width: number; name: StudioMessageId }[];

/** Others that the shop is checked at, px. */
const others = [1024, 1200, 1440] as const;

export const WidthChoice = observer(function WidthChoice({ view }: { view: PageView }) {
  const { formatMessage } = useIntl();
  const { width } = view;
  const isScreen = screens.some(screen => screen.width === width);
  return (
    <fieldset className={styles.widths}>
      <legend className="visually-hidden">
        <FormattedMessage id="CONTEXT_WIDTH" />
      </legend>
      {screens.map(screen => (
        <button
          key={screen.name}
          type="button"
          aria-pressed={screen.width === width}
          title={`${screen.width} px`}
          onClick={() => view.setWidth(screen.width)}
        >
          <FormattedMessage id={screen.name} />
        </button>
      ))}
      <select
        aria-label={formatMessage({ id: 'CONTEXT_WIDTH' })}
        value={isScreen ? 'screen' : String(width ?? '')}
        onChange={({ currentTarget: { value } }) => view.setWidth(value === '' ? null : Number(value))}
      >
        {isScreen ? <option value="screen">{`${width} px`}</option> : null}
        <option value="">{formatMessage({ id: 'CONTEXT_FREE_WIDTH' })}</option>
        {others.map(each => (
          <option key={each} value={String(each)}>{`${each} px`}</option>
        ))}
      </select>
    </fieldset>
  );
});
