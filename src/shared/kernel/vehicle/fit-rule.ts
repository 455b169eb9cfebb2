/**
 * Which measure of a product must agree with which technical datum of a vehicle (R-VEHICLE-16). A parameter of the
 * catalogue states its rules as text, separated by `|`:
 *
 *     width tyre-width frontTire/backTire within 0 near 1 excludes
 *
 * The name of the measure, how its values are read, the data of the front and of the rear (one for the whole vehicle, `-` for
 * a part that is never mounted there, a comma before another datum to read when the first is missing), how far the numbers may
 * be apart to agree and to be worth a check, and `excludes` where agreement alone does not prove that a product fits.
 */

/** How the value of a parameter, and the technical datum, are read. */
export const measureForms = [
  ...(['rim', 'tyre-rim', 'tyre-height', 'tyre-width', 'rim-width'] as const),
  ...(['bolts', 'offset', 'volts', 'text'] as const),
] as const;
export type MeasureForm = (typeof measureForms)[number];

export const wheelPositions = ['front', 'rear'] as const;
export type WheelPosition = (typeof wheelPositions)[number];

export interface FitRule {
  /** What is measured: decides the words of the reason. */
  measure: string;
  form: MeasureForm;
  /** Fields of the technical data in the order in which they are looked for; none: not a part of this position. */
  data: Readonly<Record<WheelPosition, readonly string[]>>;
  /** Numbers that are at most this far apart agree. */
  within: number;
  /** Numbers that are at most this far apart have to be checked. */
  near: number;
  /** False: another value excludes, the same one proves nothing. */
  proves: boolean;
}

export const isMeasureForm = (text: string): text is MeasureForm => measureForms.some(form => form === text);

const fieldsOf = (text: string): string[] => (text === '-' ? [] : text.split(','));

function parseRule(text: string): FitRule | null {
  const form =
    /^([a-z-]+) ([a-z-]+) ([\w,]+|-)(?:\/([\w,]+|-))?(?: within (\d+(?:\.\d+)?))?(?: near (\d+(?:\.\d+)?))?( excludes)?$/;
  const [whole, measure = '', reads = '', front = '', rear = front, within = '0', near = within, excludes] =
    form.exec(text.trim()) ?? [];
  if (whole === undefined || !isMeasureForm(reads)) return null;
  return {
    ...{ measure, form: reads, data: { front: fieldsOf(front), rear: fieldsOf(rear) } },
    ...{ within: Number(within), near: Number(near), proves: excludes === undefined },
  };
}

/** Null when the text is no list of rules; the empty text is an empty list. */
export function parseRules(text: string): FitRule[] | null {
  if (text.trim() === '') return [];
  const rules = text.split('|').map(parseRule);
  return rules.some(rule => rule === null) ? null : rules.filter(rule => rule !== null);
}

/** As `parseRules` reads it. */
export function printRule({ measure, form, data, within, near, proves }: FitRule): string {
  const [front, rear] = [data.front.join(',') || '-', data.rear.join(',') || '-'];
  return [
    `${measure} ${form} ${front === rear ? front : `${front}/${rear}`}`,
    ...(within > 0 ? [`within ${within}`] : []),
    ...(near > within ? [`near ${near}`] : []),
    ...(proves ? [] : ['excludes']),
  ].join(' ');
}

/** Of parameters for which a catalogue states nothing, by their identifier: what every maker of wheels writes. */
const usualRules: Readonly<Record<string, string>> = {
  size: [
    'rim tyre-rim frontTire,frontRim/backTire,backRim excludes',
    'height tyre-height frontTire/backTire near 1',
    'width tyre-width frontTire/backTire near 1',
  ].join('|'),
  rim: 'rim rim frontRim,frontTire/backRim,backTire excludes',
  bolts: 'bolts bolts frontBoltPattern/backBoltPattern',
};

/** Identifiers of parameters that have rules unless the catalogue states others. */
export const usuallyMeasured: readonly string[] = Object.keys(usualRules);

const known = new Map<string, readonly FitRule[]>();
const MAX_KNOWN = 1_000;

/**
 * The rules of a parameter.
 * @param stated what the catalogue states; null or undefined: the usual rules of its identifier. A text that cannot be read has none.
 */
export function fitRulesOf(identifier: string | null, stated?: string | null): readonly FitRule[] {
  const text = stated ?? usualRules[identifier ?? ''] ?? '';
  const before = known.get(text);
  if (before) return before;
  const rules = parseRules(text) ?? [];
  if (known.size < MAX_KNOWN) known.set(text, rules);
  return rules;
}
