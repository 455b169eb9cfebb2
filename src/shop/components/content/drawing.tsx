/** A drawing from public/drawings for empty and failed pages. Decorative: the text beside it says the same. */
import { SvgAsset } from '#ui/svg-asset.tsx';

export interface DrawingProps {
  name: 'empty-cart' | 'not-found' | 'error' | 'no-results' | 'no-favorites';
  priority?: 'eager' | 'lazy';
}

export const Drawing = (props: DrawingProps) => <SvgAsset {...props} alt="" width={320} height={240} />;
