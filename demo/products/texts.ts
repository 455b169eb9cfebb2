/** Writes the texts of a product: a summary, a description with its specifications, and fitting and care. */
import type { Random } from '../random.ts';
import { entry } from '../random.ts';
import type { Language, Translated } from '../words.ts';
import { capital, escapeHtml } from '../words.ts';
import type { Fact } from './line.ts';
import { parameters } from './parameters.ts';
import type { Draft } from './product-draft.ts';
import { labelOf, vehicleName } from './product-draft.ts';

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

/** All languages have the same content, so it is chosen once. */
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
  return [write(draft, chosen, 0), write(draft, chosen, 1), write(draft, chosen, 2)];
}

interface Chosen {
  says: readonly Translated[];
  use: Translated;
  care: number;
  points: readonly Translated[];
  shape: number;
}

const paragraph = (...sentences: readonly string[]): string =>
  `<p>${sentences
    .filter(text => text !== '')
    .map(escapeHtml)
    .join(' ')}</p>`;

function write(draft: Draft, { says, use, care, points, shape }: Chosen, language: Language): Texts {
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

function openingOf({ brand, series, family, line, size, vehicleModel }: Draft, language: Language): string {
  const label = labelOf(size, language);
  const what = `${brand.name} ${series}${label === '' ? '' : ` ${label}`}`;
  const noun = line.noun[language];
  const suits = family.suits ?? (['mönkijään', 'till fyrhjuling', 'for ATVs'] as const);
  if (vehicleModel === null) return `${what} – ${noun} ${suits[language]}.`;
  return `${what} – ${noun}: ${vehicleName(vehicleModel)}.`;
}

function fitOf({ family, line, vehicleModel, size }: Draft, language: Language): string {
  const label = capital(labelOf(size, language));
  const vehicle = vehicleModel === null ? '' : vehicleName(vehicleModel);
  const ofVehicle: Translated = [`Sopivuus: ${vehicle}.`, `Passar: ${vehicle}.`, `Fits: ${vehicle}.`];
  if (vehicleModel !== null) return ofVehicle[language];
  const ofWheel: Translated = [
    `Koko ${label}. Tarkista sopivuus valitsemalla ajoneuvosi sivun yläreunasta.`,
    `Storlek ${label}. Kontrollera passformen genom att välja ditt fordon högst upp på sidan.`,
    `Size ${label}. Check that it fits by choosing your vehicle at the top of the page.`,
  ];
  if (line.fit === 'wheel') return ofWheel[language];
  const general: Translated = family.general ?? [
    'Sopii useimpiin mönkijöihin ja side-by-side-koneisiin.',
    'Passar de flesta fyrhjulingar och side-by-side.',
    'Fits most ATVs and side-by-sides.',
  ];
  return general[language];
}
