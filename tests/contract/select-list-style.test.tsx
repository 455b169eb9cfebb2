/** The content security policy allows the style element of Radix Select by its hash. */
import { createHash } from 'node:crypto';
import * as Select from '@radix-ui/react-select';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSecurityHeaders } from '#server/http/security-headers.ts';

afterEach(cleanup);

it('allows the style element of the installed Radix Select, and no other inline style', () => {
  render(
    <Select.Root open>
      <Select.Content position="popper">
        <Select.Viewport />
      </Select.Content>
    </Select.Root>,
  );
  const texts = Array.from(document.body.querySelectorAll('style'), style => style.textContent ?? '');
  expect(texts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(texts[0] ?? '')
    .digest('base64');
  const { always } = createSecurityHeaders({ publicOrigin: 'https://shop.example' });
  for (const name of ['style-src', 'style-src-elem'])
    expect(always['content-security-policy']).toContain(`; ${name} 'self' 'sha256-${hash}';`);
});
