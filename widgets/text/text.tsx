/** Title, subtitle and body, each with a readable line length; empty parts are not rendered. */
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { TextResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './text.module.css';

export function Text({ props, place }: WidgetProps<TextResolved>) {
  const { title, titleTag: Title, subtitle, subtitleTag: Subtitle, text, alignment } = props;
  const edge = place.design === 'full-width' && styles.edge;
  const alone = Title === 'h1' && !subtitle && !text && styles.alone;
  return (
    <div className={classNames(styles.text, styles[alignment], edge, alone)}>
      {title ? (
        <Title className={classNames(styles.title, Title === 'div' && styles.quiet)}>{title}</Title>
      ) : null}
      {subtitle ? <Subtitle className={styles.subtitle}>{subtitle}</Subtitle> : null}
      {text ? (
        <div className={classNames('prose', styles.body)} dangerouslySetInnerHTML={{ __html: text }} />
      ) : null}
    </div>
  );
}
