/** Writes the texts of a product: a summary, a description with its specifications, and fitting and care. */
import type { Random } from '../random.ts';
import { entry } from '../random.ts';
import type { Pair } from '../words.ts';
import { capital, escapeHtml } from '../words.ts';
import type { Draft } from './product-draft.ts';
import { labelOf, vehicleName } from './product-draft.ts';
import type { Fact } from './line.ts';
import { parameters } from './parameters.ts';

export interface Texts {
  text1: string;
  text2: string;
  text3: string;
  metaTitle: string;
  metaDescription: string;
}

/** All specifications of a product: those of the line, its size, its length and its colour. */
export function factsOf({ line, size, length, colour }: Draft): readonly Fact[] {
  const tint: readonly Fact[] = !colour?.hex ? [] : [['colour', colour.label]];
  return [...(size?.facts ?? []), ...(length?.facts ?? []), ...(line.facts ?? []), ...tint];
}

/** Finnish and Swedish have the same content, so it is chosen once; English lists the specifications only. */
export function textsOf(draft: Draft, random: Random): readonly [fi: Texts, sv: Texts, en: Texts] {
  const first = random.between(0, 3);
  const says = [0, 1, 2, 3].map(step => entry(draft.line.says, first + step * (random.chance(0.5) ? 1 : 3)));
  const chosen = {
    says: [...new Set([...says, ...draft.line.says])].slice(0, 4),
    use: random.pick(draft.family.uses),
    care: random.between(0, draft.family.care.length - 1),
    points: draft.line.points,
    shape: random.between(0, 2),
  };
  return [write(draft, chosen, 0), write(draft, chosen, 1), writeInEnglish(draft)];
}

interface Chosen {
  says: readonly Pair[];
  use: Pair;
  care: number;
  points: readonly Pair[];
  shape: number;
}

const paragraph = (...sentences: readonly string[]): string =>
  `<p>${sentences
    .filter(text => text !== '')
    .map(escapeHtml)
    .join(' ')}</p>`;

function write(draft: Draft, { says, use, care, points, shape }: Chosen, language: 0 | 1): Texts {
  const say = (index: number): string => entry(says, index)[language];
  const facts = factsOf(draft).map(
    ([key, value]) =>
      `${parameters[key].name[language]}: ${typeof value === 'string' ? value : value[language]}`,
  );
  const bullets = [...points.map(point => point[language]), ...facts.slice(0, 4)];
  const list = `<ul>${[...new Set(bullets)].map(text => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
  const opening = openingOf(draft, language);
  const about = draft.brand.about[language];
  const fit = fitOf(draft, language);
  const body = [
    paragraph(opening, say(1)) + paragraph(say(2), use[language]) + list + paragraph(fit, about),
    paragraph(opening, say(1), say(2)) + list + paragraph(use[language], say(3)) + paragraph(fit),
    paragraph(opening, say(2)) +
      paragraph(say(1), say(3)) +
      list +
      paragraph(about, fit) +
      paragraph(use[language]),
  ];
  const advice = draft.family.care;
  return {
    text1: paragraph(say(0)),
    text2: entry(body, shape),
    text3: paragraph(entry(advice, care)[language], entry(advice, care + 1)[language]),
    metaTitle: draft.name[language],
    metaDescription: `${draft.name[language]}. ${say(0)}`.slice(0, 300),
  };
}

/** The sentences of the lines are not translated: English has the name of the product and its specifications. */
function writeInEnglish(draft: Draft): Texts {
  const { brand, series, line, vehicleModel } = draft;
  const noun = line.noun[2];
  const summary = `${brand.name} ${series}: ${noun} for ${vehicleModel === null ? 'ATVs' : vehicleName(vehicleModel)}.`;
  const facts = factsOf(draft)
    .slice(0, 6)
    .map(([key, value]) => {
      const text = typeof value === 'string' ? value : value[2];
      return `<li>${escapeHtml(`${parameters[key].name[2]}: ${text}`)}</li>`;
    });
  return {
    text1: paragraph(summary),
    text2: paragraph(summary) + (facts.length > 0 ? `<ul>${facts.join('')}</ul>` : ''),
    text3: '',
    metaTitle: draft.name[2],
    metaDescription: `${draft.name[2]}. ${summary}`.slice(0, 300),
  };
}

function openingOf({ brand, series, family, line, size, vehicleModel }: Draft, language: 0 | 1): string {
  const label = labelOf(size, language);
  const what = `${brand.name} ${series}${label === '' ? '' : ` ${label}`}`;
  const noun = line.noun[language];
  const suits = family.suits ?? (['mönkijään', 'till fyrhjuling'] as const);
  if (vehicleModel === null) return `${what} – ${noun} ${suits[language]}.`;
  return `${what} – ${noun}: ${vehicleName(vehicleModel)}.`;
}

function fitOf({ family, line, vehicleModel, size }: Draft, language: 0 | 1): string {
  if (vehicleModel !== null)
    return language === 0
      ? `Sopivuus: ${vehicleName(vehicleModel)}.`
      : `Passar: ${vehicleName(vehicleModel)}.`;
  if (line.fit === 'wheel') {
    const label = capital(labelOf(size, language));
    return language === 0
      ? `Koko ${label}. Tarkista sopivuus valitsemalla ajoneuvosi sivun yläreunasta.`
      : `Storlek ${label}. Kontrollera passformen genom att välja ditt fordon högst upp på sidan.`;
  }
  const general =
    family.general ??
    ([
      'Sopii useimpiin mönkijöihin ja side-by-side-koneisiin.',
      'Passar de flesta fyrhjulingar och side-by-side.',
    ] as const);
  return general[language];
}
