/** Puts the boxes of an overlay around elements of the page. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function setRect({ style }: HTMLElement, { left, top, width, height }: Rect): void {
  style.transform = `translate(${left}px, ${top}px)`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** Around all elements; null without any. */
export function rectAround(around: readonly HTMLElement[]): Rect | null {
  const rects = around.filter(({ isConnected }) => isConnected).map(each => each.getBoundingClientRect());
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map(rect => rect.left));
  const top = Math.min(...rects.map(rect => rect.top));
  const right = Math.max(...rects.map(rect => rect.right));
  const bottom = Math.max(...rects.map(rect => rect.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

/** Hidden without elements. */
export function place(element: HTMLElement, around: readonly HTMLElement[]): void {
  const rect = rectAround(around);
  element.hidden = rect === null;
  if (rect) setRect(element, rect);
}
