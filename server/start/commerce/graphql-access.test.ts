/** Who may do what at `/graphql` where the settings leave it open. */
import { expect, it } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { describeAccess, graphqlAccess } from './graphql-access.ts';

const access = (env: Record<string, string>, isDemo = false) =>
  graphqlAccess(loadConfig(env, '/nowhere'), isDemo);
const closed = { foreignDocuments: false, foreignDocumentsWithKey: false, introspection: false };
const open = { ...closed, foreignDocuments: true, introspection: true };

it('is closed in production, open in the demo shop and in development', () => {
  expect(access({})).toEqual(closed);
  expect(access({ NODE_ENV: 'production' })).toEqual(closed);
  expect(access({}, true)).toEqual(open);
  expect(access({ NODE_ENV: 'development' })).toEqual(open);
});

it('opens to clients with a key, unless the setting refuses all', () => {
  const keys = { COMMERCE_API_KEYS: 'one,two' };
  expect(access(keys)).toEqual({ ...closed, foreignDocumentsWithKey: true });
  expect(access({ COMMERCE_SERVER_KEYS: 'one' })).toEqual({ ...closed, foreignDocumentsWithKey: true });
  expect(access({ ...keys, FOREIGN_DOCUMENTS: 'false' })).toEqual(closed);
});

it('follows the settings in every shop', () => {
  expect(access({ FOREIGN_DOCUMENTS: 'true', INTROSPECTION: 'true' })).toEqual(open);
  expect(access({ FOREIGN_DOCUMENTS: 'false', INTROSPECTION: 'false' }, true)).toEqual(closed);
});

it('says what applies in one line', () => {
  expect(describeAccess(closed)).toMatch(/^GraphQL: only registered documents run .*introspection is off/);
  expect(describeAccess(open)).toMatch(/^GraphQL: any client may .*introspection is on/);
  expect(describeAccess({ ...closed, foreignDocumentsWithKey: true })).toMatch(/a key of COMMERCE_API_KEYS/);
});
