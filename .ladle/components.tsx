/** What surrounds every story: the shop's tokens, font and base rules, and a page's gutters. */
import '#ui/tokens.css';
import '#ui/font.css';
import '#ui/base.css';
import type { GlobalProvider } from '@ladle/react';
import { Container } from '#ui/container.tsx';

export const Provider: GlobalProvider = ({ children }) => (
  <div lang="fi" style={{ paddingBlock: 24 }}>
    <Container>{children}</Container>
  </div>
);
