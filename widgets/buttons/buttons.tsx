/** The first button is the one to press; the others stand back. */
import type { WidgetProps } from '#engine/contract.ts';
import type { ButtonsResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import styles from './buttons.module.css';

export function Buttons({ props }: WidgetProps<ButtonsResolved>) {
  // An address that was not allowed has been taken away.
  const buttons = props.buttons.filter(({ href }) => href);
  return (
    <div className={styles.row}>
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
