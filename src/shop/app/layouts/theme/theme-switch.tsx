/** Light or dark colours, or those of the device. Only for browsers with scripts: the choice stays in the browser. */
import { useIntl } from 'react-intl';
import choice from '#components/account/segmented-choice.module.css';
import { colourThemes } from '#kernel/colour-theme.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './theme-switch.module.css';
import { useColourTheme } from './use-colour-theme.ts';

const texts = { system: 'THEME_SYSTEM', light: 'THEME_LIGHT', dark: 'THEME_DARK' } as const;

export function ThemeSwitch() {
  const { formatMessage } = useIntl();
  const [current, choose] = useColourTheme();
  return (
    <fieldset className={classNames(choice.choice, styles.switch)}>
      <legend className="visually-hidden">{formatMessage({ id: 'THEME' })}</legend>
      {colourThemes.map(theme => (
        <button
          key={theme}
          type="button"
          className={choice.option}
          aria-pressed={theme === current}
          onClick={() => choose(theme)}
        >
          {formatMessage({ id: texts[theme] })}
        </button>
      ))}
    </fieldset>
  );
}
