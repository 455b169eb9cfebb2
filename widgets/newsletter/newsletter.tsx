/** The shared form with the text of this instance. */
import { NewsletterForm } from '#components/account/newsletter-form.tsx';
import type { NewsletterAnswer } from '#components/account/use-newsletter-subscription.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { NewsletterResolved } from '#engine/page-types.gen.ts';
import styles from './newsletter.module.css';

export function Newsletter({
  props,
  data,
  place,
}: WidgetProps<NewsletterResolved, NewsletterAnswer | undefined>) {
  const form = <NewsletterForm {...props} answer={data} />;
  return place.design === 'narrow' ? <div className={styles.column}>{form}</div> : form;
}
