/** The directory on a platform that has none. */
import { expect, it } from 'vitest';
import { ApiError, type Transport } from '../transport.ts';
import { createDirectoryApi } from './directory.ts';

function directoryRefusing(code: string) {
  const query = () => Promise.reject(new ApiError('graphql', 'Any', 'No', { code }));
  const transport: Transport = { query, mutate: query };
  return createDirectoryApi(transport, { channelId: '1|fi', languageId: 'fi-FI', marketId: 'FI' });
}

it('knows no areas and no organisations on a platform without a directory', async () => {
  const directory = directoryRefusing('NOT_SUPPORTED');
  expect(await directory.areas('FI', '00100')).toEqual([]);
  expect(await directory.organization('FI', '1234567-1')).toBeUndefined();
});

it('does not hide other failures', async () => {
  await expect(directoryRefusing('SERVICE_UNAVAILABLE').areas('FI', '00100')).rejects.toThrow('No');
});
