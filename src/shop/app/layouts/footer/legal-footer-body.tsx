/** Phone number and legal links. */
import { Container } from '#ui/container.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import styles from './legal-footer.module.css';
import { LegalLine } from './legal-line.tsx';

export function LegalFooterBody() {
  return (
    <Container className={styles.inner}>
      <PhoneLink />
      <LegalLine />
    </Container>
  );
}
