/** The cookie of Studio's canvas: browsers send it below `/preview` only. */
import { type PreviewCookie, previewFolder } from './preview-cookie.ts';

const name = 'atv-canvas';

export function createCanvasCookie(publicOrigin: string): PreviewCookie {
  const attributes = { httpOnly: true, secure: publicOrigin.startsWith('https:'), path: previewFolder };
  return {
    read: ({ cookies }) => cookies[name] ?? null,
    keep: (reply, token, maxAge) => void reply.setCookie(name, token, { ...attributes, maxAge }),
    clear: reply => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
