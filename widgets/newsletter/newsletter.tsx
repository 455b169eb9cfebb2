/** The shared form with this instance's words. */
import { NewsletterForm } from '#components/account/newsletter-form.tsx';
import type { WidgetProps } from '#engine/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';

export function Newsletter({ props }: WidgetProps<NewsletterResolved>) {
  return <NewsletterForm {...props} />;
}
