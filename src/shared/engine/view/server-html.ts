/** For `dangerouslySetInnerHTML` of elements rendered on the server: a constant value, so that React keeps their DOM nodes. */
export const serverHtml = { __html: '' };
