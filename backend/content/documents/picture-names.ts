/** Where documents name pictures: fields that hold a file name, and addresses within HTML. */
import { isRecord } from '#kernel/is-record.ts';

/** Of a picture within HTML. */
export const pictureAddress = /\/images\/pagewidget\/[^/\s"']+\/([^\s"'<>()?#\\]+)/g;

/** A name as it stands in an address; one that is not encoded is itself. */
export const decodedName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Every name of a picture that a document may show; texts that only look like one are harmless here. */
export function pictureNamesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (/\.[a-z]{3,4}$/i.test(value)) found.add(value);
    for (const [, name = ''] of value.matchAll(pictureAddress)) found.add(decodedName(name));
  } else if (Array.isArray(value)) for (const entry of value) pictureNamesIn(entry, found);
  else if (isRecord(value)) for (const entry of Object.values(value)) pictureNamesIn(entry, found);
  return found;
}
