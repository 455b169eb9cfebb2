/** The id of a widget's element in the page. */
export const frameId = (widgetId: string): string => `w-${widgetId.replaceAll('/', '-')}`;
