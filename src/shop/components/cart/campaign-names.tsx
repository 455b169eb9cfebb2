/** Names of the campaigns that have changed a price; the API omits those without a title. */
import type { CartCampaign } from '#api/cart/types.ts';
import styles from './campaign-names.module.css';

export interface CampaignNamesProps {
  campaigns: readonly CartCampaign[];
  label: string;
  /** The label is visually hidden. */
  hideLabel?: boolean;
  /** The promotional code in use, which is shown with its own button instead. */
  except?: string | null;
}

export function CampaignNames({ campaigns, label, hideLabel = false, except = null }: CampaignNamesProps) {
  const shown = campaigns.filter(({ name }) => name !== except);
  if (shown.length === 0) return null;
  return (
    <div className={styles.campaigns}>
      <p className={hideLabel ? 'visually-hidden' : styles.label}>{label}</p>
      <ul className={styles.names}>
        {shown.map(({ name, href }) => (
          <li key={name}>{href === null ? name : <a href={href}>{name}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
