/** The newsletter form without scripts. */
import type { Api } from '#api/api.ts';
import type { NewsletterAnswer } from '#components/account/use-newsletter-subscription.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { isEmail } from '#ui/form/validation.ts';

const longest = 254;

export async function submitNewsletter(
  { api, visitor }: LoadContext<Pick<Api, 'newsletter'>>,
  _props: unknown,
  fields: URLSearchParams,
): Promise<NewsletterAnswer> {
  const email = (fields.get('email') ?? '').slice(0, longest).trim();
  const isValid = isEmail(email);
  if (isValid && (await api.newsletter.subscribe(email))) return { email: '', phase: 'success' };
  visitor?.reject();
  return { email, phase: isValid ? 'failure' : 'refused' };
}
