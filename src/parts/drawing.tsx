/** A drawing of public/drawings: what an empty or failed page looks at. Decoration, the words beside it say the same. */
export interface DrawingProps {
  name: 'empty-cart' | 'not-found' | 'error' | 'no-results';
  priority?: 'eager' | 'lazy';
}

export const Drawing = ({ name, priority = 'lazy' }: DrawingProps) => (
  <img
    src={`/drawings/${name}.svg`}
    alt=""
    width={320}
    height={240}
    loading={priority === 'lazy' ? 'lazy' : undefined}
  />
);
