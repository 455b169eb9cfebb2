/** Account operations: personal data, never cached. */
import { ok, refuse } from '#kernel/result.ts';
import { toAddress } from '../checkout/to-address.ts';
import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import { ApiError, type Transport } from '../transport.ts';
import {
  AccountDeleteDocument,
  AccountGetDocument,
  type AccountPartsFragment,
  AccountUpdateDocument,
  PasswordResetCommitDocument,
  PasswordResetRequestDocument,
} from './account.gen.ts';
import type { Account, AccountApi } from './types.ts';

function toAccount(wire: AccountPartsFragment | null | undefined, operation: string): Account {
  if (!wire) throw new ApiError('graphql', operation, 'The response contains no account');
  return {
    id: wire.id,
    email: wire.email,
    customerType: wire.customerType ?? 'PERSON',
    newsletter: wire.newsletter ?? false,
    gender: wire.gender ?? 'UNSET',
    identityNumber: presentText(wire.personalId),
    address: toAddress(wire.address),
    balances: present(wire.balances).map(({ currency, amount, amountFormatted }) => ({
      currency,
      amount,
      amountFormatted: presentText(amountFormatted),
    })),
  };
}

/** The backend names the invalid field; at a reset only the password can be invalid. */
const isTooCommon = (error: unknown) => error instanceof ApiError && error.code === 'BAD_USER_INPUT';

export function createAccountApi(transport: Transport, standard: StandardVariables): AccountApi {
  return {
    async get() {
      const { getUser } = await transport.query(AccountGetDocument, standard);
      return toAccount(getUser, 'AccountGet');
    },
    async update({ identityNumber, ...changes }) {
      const user = { ...changes, ...(identityNumber === undefined ? {} : { personalId: identityNumber }) };
      const { updateUser } = await transport.mutate(AccountUpdateDocument, { ...standard, user });
      return toAccount(updateUser, 'AccountUpdate');
    },
    async remove() {
      const { deleteUser } = await transport.mutate(AccountDeleteDocument, standard);
      if (!deleteUser) throw new ApiError('graphql', 'AccountDelete', 'The account was not removed');
    },
    async requestReset(email) {
      await transport.mutate(PasswordResetRequestDocument, { ...standard, email });
    },
    async commitReset(resetKey, password) {
      try {
        const variables = { ...standard, resetKey, password };
        const { commitReset } = await transport.mutate(PasswordResetCommitDocument, variables);
        return commitReset ? ok(undefined) : refuse({ code: 'key' });
      } catch (error) {
        if (isTooCommon(error)) return refuse({ code: 'too-common' });
        throw error;
      }
    },
  };
}
