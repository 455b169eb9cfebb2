/** What the widget is, and its examples to choose from. */
import type { WidgetSample } from '#engine/definition/preview-port.ts';
import { useIntl } from 'react-intl';
import styles from './gallery.module.css';
import { widgetAbout } from '#page-form/widget-text.ts';
import { exampleName, widgetName } from './widget-name.ts';

interface Props {
  sample: WidgetSample;
  /** Name of the chosen example. */
  example: string;
  onExample: (name: string) => void;
}

/** Toggle buttons, of which none is pressed while pasted JSON is shown. */
export function WidgetHead({ sample, example, onExample }: Props) {
  const intl = useIntl();
  return (
    <header className={styles.head}>
      <h1 id="bench-title" className={styles.title}>
        {widgetName(sample, intl)}
      </h1>
      <p className={styles.meaning}>{widgetAbout(sample.type, intl)}</p>
      <fieldset className={styles.examples}>
        <legend className="visually-hidden">{intl.formatMessage({ id: 'PREVIEW_EXAMPLES' })}</legend>
        {sample.examples.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles.example}
            aria-pressed={name === example}
            onClick={() => onExample(name)}
          >
            {exampleName(name, intl)}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
