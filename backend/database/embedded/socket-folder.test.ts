/** Where the server's socket may be. */
import { expect, it } from 'vitest';
import { isSocketFile, lacksSockets, socketFolderOf, socketSettings } from './socket-folder.ts';

it.skipIf(process.platform === 'win32')(
  'is the data folder, unless its path is too long for a socket',
  () => {
    expect(socketFolderOf('/data/cluster')).toBe('/data/cluster');
    expect(socketFolderOf(`/data/${'deep/'.repeat(20)}cluster`)).toBeNull();
    // The system counts bytes.
    expect(socketFolderOf(`/${'ä'.repeat(45)}`)).toBeNull();
  },
);

it('names a folder in a list that commas and spaces do not end', () => {
  expect(socketSettings('/my data, "all"')).toEqual({ unix_socket_directories: '"/my data, ""all"""' });
  expect(socketSettings(null)).toEqual({});
});

it('tells a disk without sockets from a port that is taken, and files of sockets from others', () => {
  expect(lacksSockets('FATAL:  could not create any Unix-domain sockets')).toBe(true);
  expect(lacksSockets('FATAL:  could not create any TCP/IP sockets')).toBe(false);
  expect(['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'PG_VERSION'].map(isSocketFile)).toEqual([
    true,
    true,
    false,
  ]);
});
