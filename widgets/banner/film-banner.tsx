/** A banner whose picture moves. Its link lies over it, so that the button to stop the film stands beside the link and not inside (WCAG 2.2.2). */
import type { WidgetProps } from '#engine/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { pauseIcon, playIcon } from '#ui/icons.ts';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import styles from './film.module.css';
import { FilmLayer } from './film-layer.tsx';
import { useFilm } from './use-film.ts';

interface Props {
  widget: WidgetProps<BannerResolved>;
  className: string;
  style: CSSProperties;
  /** The poster in its frame, with what lies over it; then the words. */
  body: (film: ReactNode) => ReactNode;
}

export const FilmBanner = observer(function FilmBanner({ widget: { props }, className, style, body }: Props) {
  const { t } = useTexts();
  const { film, runs, hasRun, toggle } = useFilm(props.video);
  const { href, large, button, small, image } = props;
  return (
    <div className={className} style={style}>
      {body(film && hasRun ? <FilmLayer film={film} runs={runs} /> : null)}
      {href ? (
        <a href={href} className={styles.cover} aria-label={large ?? button ?? small ?? image?.alt ?? ''} />
      ) : null}
      {film ? (
        <IconButton
          icon={runs ? pauseIcon : playIcon}
          aria-label={runs ? t('BANNER_FILM_PAUSE') : t('BANNER_FILM_PLAY')}
          className={styles.stop}
          onClick={toggle}
        />
      ) : null}
    </div>
  );
});
