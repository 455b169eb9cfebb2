/** Encoding and decoding of URL paths, shared by server and browser. */

/**
 * Decodes a path. An encoded slash becomes a plain one.
 * @throws URIError for an invalid escape sequence
 */
export const decodePath = (path: string): string => decodeURIComponent(path);

/** Decodes a path; a path with an invalid escape sequence is returned unchanged. */
export function readablePath(path: string): string {
  try {
    return decodePath(path);
  } catch {
    return path;
  }
}

/** Encodes a readable path: every character except the slash is taken literally. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
