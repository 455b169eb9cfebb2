/** Writes a video as the content system's configuration. */
import { imageToCms } from '#engine/content/image-to-cms.ts';

export const toCms = (props: Record<string, unknown>): Record<string, unknown> => ({
  videoId: props.videoId,
  videoProvider: props.provider === 'youtube' ? 0 : 1,
  videoDisplayType: props.display === 'modal' ? 1 : 0,
  title: props.title ?? '',
  ...(props.poster ? { image: imageToCms(props.poster) } : {}),
});
