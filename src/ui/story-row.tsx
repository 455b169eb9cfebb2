/** A titled row of components in a story. */
import type { ReactNode } from 'react';

export function StoryRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBottom: 32 }}>
      <h3 style={{ marginBottom: 12 }}>{title}</h3>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>{children}</div>
    </section>
  );
}
