/** The shared form with the text of this instance. */
import { NewsletterForm } from '#components/account/newsletter-form.tsx';
import type { NewsletterAnswer } from '#components/account/use-newsletter-subscription.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';

export function Newsletter({ props, data }: WidgetProps<NewsletterResolved, NewsletterAnswer | undefined>) {
  return <NewsletterForm {...props} answer={data} />;
}
