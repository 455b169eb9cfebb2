/** The first button is primary, the others are secondary. */
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ButtonsResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './buttons.module.css';

export function Buttons({ props }: WidgetProps<ButtonsResolved>) {
  // A URL that is not allowed has been removed.
  const buttons = props.buttons.filter(({ href }) => href);
  return (
    <div className={classNames(styles.row, props.alignment !== 'center' && styles[props.alignment])}>
      {buttons.map(({ text, href }, index) => (
        <Button
          key={`${href} ${text}`}
          href={href}
          variant={index === 0 ? 'primary' : 'secondary'}
          external={/^https?:/i.test(href)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
