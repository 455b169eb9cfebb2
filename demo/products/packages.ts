/** Packages: a plough, a winch or a set of wheels, made from products that are compatible with each other and the vehicle. */
import type { BulkWriter } from '../bulk-writer.ts';
import { entry } from '../random.ts';
import { categoryOf, lineageOf } from '../shop/categories.ts';
import { vehicleModels } from '../shop/vehicles.ts';
import { type Language, localized, type Translated } from '../words.ts';
import type { Line, Size } from './line.ts';
import { packages } from './package-lines.ts';
import type { FactKey } from './parameters.ts';
import type { Draft, PackageGroup } from './product-draft.ts';
import { labelOf, vehicleName } from './product-draft.ts';

const words = {
  blade: {
    name: ['Auralevy', 'Plogblad', 'Plough blade'],
    description: [
      'Valitse leveys: terän pitää peittää renkaiden ura myös käännettynä.',
      'Välj bredd: bladet ska täcka hjulspåren även i vinkel.',
      'Choose the width: even when angled, the blade should clear the full width of your wheel tracks.',
    ],
  },
  frame: {
    name: ['Työntörunko', 'Skjutram', 'Push frame'],
    description: [
      'Runko auran ja kiinnikkeen väliin.',
      'Ramen mellan blad och fäste.',
      'Connects the blade to the mount.',
    ],
  },
  mount: {
    name: ['Kiinnike', 'Fäste', 'Mount'],
    description: ['Konekohtainen kiinnike.', 'Maskinanpassat fäste.', 'Mount for your machine.'],
  },
  winch: {
    name: ['Vinssi', 'Vinsch', 'Winch'],
    description: ['Valitse vetokyky.', 'Välj dragkraft.', 'Choose the pulling capacity.'],
  },
  rope: {
    name: ['Kuituköysi', 'Fiberlina', 'Synthetic rope'],
    description: [
      'Kevyempi ja turvallisempi kuin vaijeri.',
      'Lättare och säkrare än vajer.',
      'Lighter and safer than steel cable.',
    ],
  },
  control: {
    name: ['Kauko-ohjain', 'Fjärrkontroll', 'Remote control'],
    description: ['Langaton ohjaus.', 'Trådlös styrning.', 'Wireless control.'],
  },
  tyre: {
    name: ['Renkaat', 'Däck', 'Tyres'],
    description: ['Neljä samanlaista rengasta.', 'Fyra likadana däck.', 'Four tyres of the same kind.'],
  },
  rim: {
    name: ['Vanteet', 'Fälgar', 'Rims'],
    description: [
      'Neljä vannetta, joissa on sama pulttijako.',
      'Fyra fälgar med samma bultcirkel.',
      'Four rims with the same bolt pattern.',
    ],
  },
  nuts: {
    name: ['Pyöränmutterit', 'Hjulmuttrar', 'Wheel nuts'],
    description: ['Sarja koko koneeseen.', 'En sats för hela maskinen.', 'One set for the whole vehicle.'],
  },
} as const satisfies Record<string, { name: Translated; description: Translated }>;

const tyreLines = ['mud-tyre', 'terrain-tyre', 'winter-tyre'];

export function draftPackages(drafts: readonly Draft[], firstId: number, limit: number): Draft[] {
  const of = (...keys: readonly string[]): Draft[] =>
    drafts.filter(draft => draft.visible && keys.includes(draft.line.key));
  const few = (list: readonly Draft[], count: number, from: number): Draft[] => [
    ...new Set(Array.from({ length: Math.min(count, list.length) }, (_, step) => entry(list, from + step))),
  ];
  const group = (
    word: keyof typeof words,
    options: readonly Draft[],
    required = true,
    quantity = 1,
  ): PackageGroup => ({ ...words[word], options, required, quantity });
  const made: { line: Line; title: Draft['name']; parts: readonly PackageGroup[]; like: Partial<Draft> }[] =
    [];
  const [winter, winch, wheels] = packages.lines;
  if (winter === undefined || winch === undefined || wheels === undefined) return [];

  for (const [turn, vehicleModel] of vehicleModels.entries()) {
    const fitting = (key: string): Draft[] =>
      of(key)
        .filter(draft => draft.vehicleModel === vehicleModel)
        .slice(0, 3);
    const winches = few(of('atv-winch'), 3, turn * 3);
    const title: Draft['name'] = [
      vehicleName(vehicleModel),
      vehicleName(vehicleModel),
      vehicleName(vehicleModel),
    ];
    const ploughMount = fitting('plough-mount');
    const winchMount = fitting('winch-mount');
    if (ploughMount.length > 0) {
      const parts = [
        group('blade', few(of('plough-blade'), 4, turn * 2)),
        group('frame', few(of('push-tube'), 3, turn)),
        group('mount', ploughMount),
        group('winch', winches, false),
      ];
      made.push({ line: winter, title, parts, like: { vehicleModel } });
    }
    if (winchMount.length > 0) {
      const parts = [
        group('winch', winches),
        group('mount', winchMount),
        group('rope', few(of('winch-rope'), 3, turn), false),
        group('control', few(of('winch-control'), 2, turn), false),
      ];
      made.push({ line: winch, title, parts, like: { vehicleModel } });
    }
  }
  const factOf = ({ size }: Draft, key: FactKey): unknown => new Map(size?.facts).get(key);
  for (const [turn, tyre] of of(...tyreLines)
    .filter((_, index) => index % 4 === 0)
    .entries()) {
    const ofDiameter = of('alloy-rim', 'steel-rim').filter(
      draft => factOf(draft, 'rim') === factOf(tyre, 'rim'),
    );
    if (ofDiameter.length === 0) continue;
    // One bolt pattern per set: whichever rim is chosen, the set fits the same vehicles.
    const bolts = factOf(entry(ofDiameter, turn), 'bolts');
    const rims = ofDiameter.filter(draft => factOf(draft, 'bolts') === bolts);
    const siblings = of(tyre.line.key).filter(draft => draft.size === tyre.size && draft !== tyre);
    const parts = [
      group('tyre', [tyre, ...few(siblings, 2, turn)], true, 4),
      group('rim', few(rims, 4, turn), true, 4),
      group('nuts', few(of('wheel-nut'), 2, turn), false),
    ];
    made.push({
      line: wheels,
      title: [
        `${wheelTitle(tyre, 0)}, ${bolts}`,
        `${wheelTitle(tyre, 1)}, ${bolts}`,
        `${wheelTitle(tyre, 2)}, ${bolts}`,
      ],
      parts,
      like: { size: withBolts(tyre.size, `${bolts}`) },
    });
  }
  // A small shop has some packages of each kind as well.
  return interleaved(made.filter(isComplete))
    .slice(0, limit)
    .map((one, index) => packageDraft(firstId + index, one));
}

/** A small shop has not every part. */
const isComplete = ({ parts }: { parts: readonly PackageGroup[] }): boolean =>
  parts.every(({ required, options }) => !required || options.length > 0);

function interleaved<Made extends { line: Line }>(made: readonly Made[]): Made[] {
  const kinds = packages.lines.map(line => made.filter(one => one.line === line));
  return made.flatMap((_, index) => kinds.flatMap(kind => kind[index] ?? []));
}

const withBolts = (size: Size | null, bolts: string): Size => ({
  label: '',
  ...size,
  facts: [...(size?.facts ?? []), ['bolts', bolts]],
});

const wheelTitle = ({ series, line, size }: Draft, language: Language): string =>
  `${series} ${line.noun[language]} ${labelOf(size, language)}`;

function packageDraft(
  id: number,
  {
    line,
    title,
    parts,
    like,
  }: { line: Line; title: Draft['name']; parts: readonly PackageGroup[]; like: Partial<Draft> },
): Draft {
  const first = parts[0]?.options[0];
  if (first === undefined) throw new Error('A package needs at least one product');
  return {
    ...first,
    id,
    line,
    family: packages,
    size: null,
    vehicleModel: null,
    ...like,
    colour: null,
    length: null,
    group: null,
    visible: true,
    parts,
    name: [
      `${first.brand.name} ${line.noun[0]}, ${title[0]}`,
      `${first.brand.name} ${line.noun[1]}, ${title[1]}`,
      `${first.brand.name} ${line.noun[2]}, ${title[2]}`,
    ],
    categories: lineageOf(categoryOf(line.category)),
    reduced: null,
    daysOld: 20 + ((id * 37) % 300),
    sold: (id * 13) % 140,
  };
}

/** The options that are chosen when the page opens: one in each required group. */
export const defaultParts = (parts: readonly PackageGroup[]): readonly { draft: Draft; quantity: number }[] =>
  parts.flatMap(({ required, quantity, options }) =>
    required && options[0] !== undefined ? [{ draft: options[0], quantity }] : [],
  );

export function addPackageGroups(writer: BulkWriter, { id, parts }: Draft): void {
  for (const [index, part] of (parts ?? []).entries()) {
    const group_id = id * 10 + index;
    writer.add('package_group', {
      group_id,
      product_id: id,
      name: localized(part.name),
      description: localized(part.description),
      image: null,
      required: part.required,
      sort_order: index + 1,
    });
    for (const [place, option] of part.options.entries()) {
      writer.add('package_option', {
        option_id: group_id * 10 + place,
        group_id,
        product_id: option.id,
        name: localized(option.name),
        quantity: part.quantity,
        is_selected: part.required && place === 0,
        sort_order: place + 1,
      });
    }
  }
}
