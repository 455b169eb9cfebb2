/** The shared form with the text of this instance. */
import { NewsletterForm } from '#components/account/newsletter-form.tsx';
import type { WidgetProps } from '#engine/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';

export function Newsletter({ props }: WidgetProps<NewsletterResolved>) {
  return <NewsletterForm {...props} />;
}
