/** Writes an image as the content system has it: file names, text and link in one object. */
import { isRecord } from '#kernel/is-record.ts';

export const imageToCms = (image: unknown, href: unknown = ''): Record<string, unknown> => {
  const { file = '', phoneFile = null, alt = '' } = isRecord(image) ? image : {};
  return {
    filename: file,
    filenameForMobileDevice: phoneFile,
    href: href ?? '',
    altText: alt,
    title: '',
    text: '',
  };
};
