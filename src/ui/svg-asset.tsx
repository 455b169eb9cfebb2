/** A drawing from the shop's assets as an image: lazy, 30 by 30 by default (R-IMAGE-4). */
export interface SvgAssetProps {
  /** Name of a file in public/drawings, without extension. */
  name: string;
  /** Empty if decorative. */
  alt: string;
  width?: number;
  height?: number;
  priority?: 'eager' | 'lazy';
  className?: string | undefined;
}

export function SvgAsset({
  name,
  alt,
  width = 30,
  height = 30,
  priority = 'lazy',
  className,
}: SvgAssetProps) {
  return (
    <img
      src={`/drawings/${encodeURIComponent(name)}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      className={className}
    />
  );
}
