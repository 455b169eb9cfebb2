/** The rail with buttons for the previous and next page and a dot per page; also moved by swipe, wheel and keyboard. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts';
import styles from './controlled-slider.module.css';
import railStyles from './slider.module.css';
import { Slider, type SliderProps } from './slider.tsx';

export interface ControlledSliderProps extends Omit<SliderProps, 'ref' | 'onScroll'> {
  labels: { previous: string; next: string; page: (page: number, pages: number) => string };
}

interface Place {
  /** 0-based. */
  page: number;
  pages: number;
}

/** Tolerance for zoomed pages, which scroll by fractions of a pixel. */
const slack = 1;

export function scrollPlaceOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Place {
  const pages = Math.max(1, Math.ceil((scrollWidth - slack) / Math.max(1, clientWidth)));
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - slack;
  return { pages, page: isAtEnd ? pages - 1 : Math.min(pages - 1, Math.round(scrollLeft / clientWidth)) };
}

export function ControlledSlider({ labels, ...slider }: ControlledSliderProps) {
  const rail = useRef<HTMLDivElement>(null);
  const [{ page, pages }, setPlace] = useState<Place>({ page: 0, pages: 1 });
  const look = useCallback(() => {
    if (!rail.current) return;
    const next = scrollPlaceOf(rail.current);
    setPlace(known => (known.page === next.page && known.pages === next.pages ? known : next));
  }, []);

  useEffect(() => {
    if (!rail.current) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(rail.current);
    return () => watch.disconnect();
  }, [look]);

  /** Smooth scrolling is set in CSS, which respects reduced motion. */
  const show = (wanted: number) => {
    const { current } = rail;
    if (current) current.scrollTo({ left: wanted * current.clientWidth });
  };

  return (
    <div className={railStyles.controlled}>
      <Slider {...slider} ref={rail} onScroll={look} />
      {pages > 1 ? (
        <div className={styles.controls}>
          <IconButton
            icon={chevronLeftIcon}
            variant="outlined"
            aria-label={labels.previous}
            disabled={page === 0}
            onClick={() => show(page - 1)}
          />
          <ul className={styles.dots}>
            {Array.from({ length: pages }, (_, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={labels.page(index + 1, pages)}
                  aria-current={index === page ? 'true' : undefined}
                  onClick={() => show(index)}
                />
              </li>
            ))}
          </ul>
          <IconButton
            icon={chevronRightIcon}
            variant="outlined"
            aria-label={labels.next}
            disabled={page === pages - 1}
            onClick={() => show(page + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
