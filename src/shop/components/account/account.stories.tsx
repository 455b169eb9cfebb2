/** The account forms, and the display settings. */

import { useState } from 'react';
import { TestShop, testCart, testStores, testTotals } from '../testing/testing-shop.tsx';
import { AccountFrames } from './account-frames.tsx';
import { CustomerTypeToggle } from './customer-type-toggle.tsx';
import type { AccountFrame } from './frame-names.ts';
import { VatToggle } from './vat-toggle.tsx';

export default { title: 'Parts / Account' };

const storyOf = (first: AccountFrame) =>
  function Shown() {
    const [frame, setFrame] = useState(first);
    const [stores] = useState(() => testStores(testCart([], testTotals())));
    return (
      <TestShop stores={stores}>
        <AccountFrames
          frame={frame}
          onFrame={setFrame}
          onSignedIn={() => undefined}
          links={{ index: '/', terms: '/ostoehdot', privacy: '/tietosuoja' }}
        />
      </TestShop>
    );
  };

export const LogIn = storyOf('login');
export const CreateAccount = storyOf('create');
export const ResetPassword = storyOf('reset');
export const ChangePassword = storyOf('change');

export function Choices() {
  const [stores] = useState(() => testStores(testCart([], testTotals())));
  return (
    <TestShop stores={stores}>
      <CustomerTypeToggle />
      <VatToggle />
    </TestShop>
  );
}
