/** Whether a package fits a vehicle: what its parts say together, chosen or still to be chosen (R-VEHICLE-27). */

/** Whether a part fits; null: it has nothing to do with vehicles. */
export type PartVerdict = 'fits' | 'front' | 'rear' | 'universal' | 'check' | 'other' | null;

interface Group<Option> {
  /** Without a required group any option makes a package. */
  readonly required: boolean;
  readonly options: readonly Option[];
}

export type VerdictGroup = Group<PartVerdict>;

/** Of what every package has one: the options of each required group, or all options where none is required. */
export function countedGroups<Option>(groups: readonly Group<Option>[]): readonly (readonly Option[])[] {
  const required = groups.filter(group => group.required);
  return required.length > 0
    ? required.map(({ options }) => options)
    : [groups.flatMap(({ options }) => options)];
}

const isUsable = (verdict: PartVerdict): boolean => verdict !== 'other' && verdict !== 'check';

/** Of parts that are mounted together. Front and rear parts make a whole; with parts for one end only, so is the whole. */
function together(parts: readonly PartVerdict[]): PartVerdict {
  const said = new Set(parts);
  if (said.has('other')) return 'other';
  if (said.has('check')) return 'check';
  if (said.has('front') !== said.has('rear')) return said.has('front') ? 'front' : 'rear';
  if (said.has('fits') || said.has('front')) return 'fits';
  return said.has('universal') ? 'universal' : null;
}

/** Of parts of which one will be chosen: `check` where the choice decides. */
export function oneOf(options: readonly PartVerdict[]): PartVerdict {
  if (options.every(isUsable))
    return options.includes('front') && options.includes('rear') ? 'check' : together(options);
  return options.every(verdict => verdict === 'other') ? 'other' : 'check';
}

/**
 * The verdict of a package: it does not fit when nothing of a required group does, or when it says so itself; where the parts
 * fit everything, what it says itself counts.
 * @param own of the package itself
 * @returns null when neither has anything to do with vehicles
 */
export function packageVerdict(own: PartVerdict, groups: readonly VerdictGroup[]): PartVerdict {
  if (own === 'other') return 'other';
  const said = together(countedGroups(groups).map(oneOf));
  return said === null || said === 'universal' ? (own ?? said) : said;
}
