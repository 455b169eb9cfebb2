/** Lets areas show documents that are edited, in place of what the backend answers. */
import type { AreaContent } from '#engine/load/area-content.ts';
import { contentOfArea } from '#engine/load/content-of-area.ts';
import type { PageServices } from '#engine/load/page-services.ts';

/** @param contents in the language of the page */
export const contentService = (contents: readonly AreaContent[]): Pick<PageServices, 'content'> =>
  contents.length === 0
    ? {}
    : {
        content: (request, { segment, now }) =>
          contentOfArea(contents, request, { locale: segment.locale, now }),
      };
