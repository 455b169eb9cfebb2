/** A banner with a video. Its link covers it, so that the pause button is beside the link and not inside it (WCAG 2.2 SC 2.2.2). */

import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { pauseIcon, playIcon } from '#ui/icons.ts';
import { useBannerVideo } from './use-banner-video.ts';
import styles from './video.module.css';
import { VideoLayer } from './video-layer.tsx';

interface Props {
  widget: WidgetProps<BannerResolved>;
  className: string;
  style: CSSProperties;
  /** The poster in its frame with the video over it, then the text. */
  body: (clip: ReactNode) => ReactNode;
}

export const VideoBanner = observer(function VideoBanner({
  widget: { props },
  className,
  style,
  body,
}: Props) {
  const { formatMessage } = useIntl();
  const { clip, runs, hasRun, toggle } = useBannerVideo(props.video);
  const { href, title, buttonLabel, eyebrow, image } = props;
  return (
    <div className={className} style={style}>
      {body(clip && hasRun ? <VideoLayer clip={clip} runs={runs} /> : null)}
      {href ? (
        <a
          href={href}
          className={styles.cover}
          aria-label={title ?? buttonLabel ?? eyebrow ?? image?.alt ?? ''}
        />
      ) : null}
      {clip ? (
        <IconButton
          icon={runs ? pauseIcon : playIcon}
          aria-label={
            runs ? formatMessage({ id: 'BANNER_VIDEO_PAUSE' }) : formatMessage({ id: 'BANNER_VIDEO_PLAY' })
          }
          className={styles.stop}
          onClick={toggle}
        />
      ) : null}
    </div>
  );
});
