/** For `dangerouslySetInnerHTML` of what the server has rendered: a constant, so that React takes the host as opaque and keeps its nodes. */
export const serverHtml = { __html: '' };
