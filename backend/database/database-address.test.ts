/** What an address of several servers means. */
import { expect, it } from 'vitest';
import { DatabaseAddressError, databaseHosts, serversOf } from './database-address.ts';

it.each([
  ['postgres://shop:pw@db.internal:5432/shop', ['postgres://shop:pw@db.internal:5432/shop']],
  ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=/run/postgresql']],
  [
    'postgres://shop:p%40w@a:5432,b:5433,[::1]:5434/shop?sslmode=require&target_session_attrs=read-write',
    ['a:5432', 'b:5433', '[::1]:5434'].map(host => `postgres://shop:p%40w@${host}/shop?sslmode=require`),
  ],
  ['postgresql://a,b/shop', ['postgresql://a/shop', 'postgresql://b/shop']],
])('reads %s', (address, servers) => {
  expect(serversOf(address)).toEqual(servers);
});

it.each([
  ['postgres://shop:secret@a:5432,/shop', 'of which "" is no host with a port'],
  ['postgres://shop:secret@a:port,b/shop', 'of which "a:port" is no host with a port'],
  ['postgres://shop:secret@a,b/shop?target_session_attrs=standby', 'target_session_attrs=standby'],
])('refuses %s without telling its password', (address, reason) => {
  const read = () => serversOf(address);
  expect(read).toThrow(DatabaseAddressError);
  expect(read).toThrow(reason);
  expect(read).not.toThrow('secret');
});

it.each([
  ['postgres://shop:secret@db.internal/shop', 'db.internal'],
  ['postgres://shop:secret@a:5432,b:5433/shop?target_session_attrs=read-write', 'a:5432, b:5433'],
  ['postgres:///shop?host=/run/postgresql', '/run/postgresql'],
])('names the servers of %s', (address, hosts) => {
  expect(databaseHosts(address)).toBe(hosts);
});
