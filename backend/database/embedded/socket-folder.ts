/** The socket by which this machine's own processes reach the server, sooner than by its port. */
import { join } from 'node:path';
import type { ServerSettings } from './cluster-settings.ts';

/** Bytes of an address with its last zero: 104 on macOS, 108 on Linux. */
const LONGEST_PATH = 103;

/**
 * The folder of the socket: the data folder itself, which only the server's user and root may search.
 * @returns null where the system has none, or where its path would be too long
 */
export function socketFolderOf(cluster: string): string | null {
  const path = join(cluster, '.s.PGSQL.65535');
  return process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_PATH ? cluster : null;
}

/** Settings by which the server makes its socket there. */
export const socketSettings = (folder: string | null): ServerSettings =>
  folder === null ? {} : { unix_socket_directories: `"${folder.replaceAll('"', '""')}"` };

/** Whether a server gave up because its disk cannot hold sockets, as some that are shared with a container. */
export const lacksSockets = (output: string): boolean =>
  /could not create any Unix-domain sockets/i.test(output);

/** Names of a socket and of its lock, which a killed server leaves. */
export const isSocketFile = (name: string): boolean => name.startsWith('.s.PGSQL.');
