/** Pickup points in the order of their distance, which their zip codes tell: neighbours share the first digits. */
interface Place {
  place_zip: string | null;
}

function sharedDigits(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/**
 * Nearest first; points without a zip code come last, in their own order.
 * @param zip of the address; null while it is not known
 */
export function nearestFirst<Row extends Place>(rows: readonly Row[], zip: string | null): readonly Row[] {
  if (zip === null) return rows;
  const distance = ({ place_zip: place }: Row): [number, number] =>
    place === null
      ? [1, 0]
      : [-sharedDigits(place, zip), Math.abs(Number.parseInt(place, 10) - Number.parseInt(zip, 10)) || 0];
  return rows.toSorted((one, other) => {
    const [shared, apart] = distance(one);
    const [otherShared, otherApart] = distance(other);
    return shared - otherShared || apart - otherApart;
  });
}
