/** Paths of addresses, escaped and readable: the server and the browser read and write them with the same two functions. */

/**
 * The readable form of an escaped path. A slash that was escaped reads as a plain one.
 * @throws URIError when an escape sequence is broken.
 */
export const decodePath = (path: string): string => decodeURIComponent(path);

/** The readable form; a path with a broken escape sequence stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodePath(path);
  } catch {
    return path;
  }
}

/** The escaped form of a readable path: every character but the slash stands for itself. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
