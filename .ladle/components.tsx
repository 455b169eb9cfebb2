/** What surrounds every story: the shop's tokens, font and base rules, and a page's gutters. */
import '#ui/tokens.css';
import '#ui/font.css';
import '#ui/base.css';
import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';

export const Provider = ({ children }: { children: ReactNode }) => (
  <div lang="fi" style={{ paddingBlock: 24 }}>
    <Container>{children}</Container>
  </div>
);
