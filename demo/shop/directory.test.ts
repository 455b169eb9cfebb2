/** The register of organisations in the demo shop. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { normalOrganizationNumber } from '#kernel/identity/organization-number.ts';
import type { BulkWriter } from '../bulk-writer.ts';
import { demoCustomers } from '../customer/demo-customers.ts';
import { addDirectory } from './directory.ts';

function organizations() {
  const rows: { number: string; name: string }[] = [];
  const writer = {
    add: (table: string, row: never) => (table === 'organization' ? rows.push(row) : 0),
  } as unknown as BulkWriter;
  addDirectory(writer);
  return rows;
}

it('has valid numbers, all of which the guide of the demo shop names', () => {
  const guide = readFileSync(new URL('../../docs/demo-shop.md', import.meta.url), 'utf8');
  for (const { number, name } of organizations()) {
    expect(normalOrganizationNumber('FI', number)).toBe(number);
    expect(guide).toContain(`\`${number.slice(0, 7)}-${number.slice(7)}\` ${name}`);
  }
});

it('has the organisation of the business account', () => {
  const business = demoCustomers.find(({ customer }) => customer === 'organization');
  const number = normalOrganizationNumber('FI', business?.businessId ?? '');
  expect(organizations()).toContainEqual(
    expect.objectContaining({ number, name: business?.address.company, zip: business?.address.zip }),
  );
});
