/** Says that a product fits the shopper's machine. The words are in everybody's page; the browser, which alone knows the machine, takes `hidden` away (issue 6). */
import { useTexts } from '#i18n/texts-provider.tsx';

interface Props {
  productId: number;
  className: string | undefined;
}

export function FitsMark({ productId, className }: Props) {
  const { t } = useTexts();
  return (
    // It may be shown before React takes the page over, which then leaves it as it is.
    <span className={className} data-fits={productId} hidden suppressHydrationWarning>
      {t('PRODUCT_FITS_VEHICLE')}
    </span>
  );
}
