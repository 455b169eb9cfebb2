/** Whether a token belongs to a customer, by a query to the backend: the hosted platform has no other way. */
import { type Commerce, publicCaller } from './commerce.ts';

const text = 'query LoginLinkUser { getUser { id } }';

export async function isCustomer(commerce: Commerce, token: string): Promise<boolean> {
  const { data, errors } = await commerce.execute({
    text,
    operationName: 'LoginLinkUser',
    variables: {},
    caller: { ...publicCaller('login-link'), token },
    readOnly: true,
  });
  return !errors?.length && Boolean((data as { getUser?: unknown } | null | undefined)?.getUser);
}
