/** Key in the tab's storage of the toast that the next document shows; apart, because every page reads it before its application. */
export const carriedNoticeKey = 'atv-notice';
