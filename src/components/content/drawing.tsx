/** A drawing of public/drawings: what an empty or failed page looks at. Decoration, the words beside it say the same. */
import { SvgAsset } from '#ui/svg-asset.tsx';

export interface DrawingProps {
  name: 'empty-cart' | 'not-found' | 'error' | 'no-results' | 'no-favorites';
  priority?: 'eager' | 'lazy';
}

export const Drawing = (props: DrawingProps) => <SvgAsset {...props} alt="" width={320} height={240} />;
