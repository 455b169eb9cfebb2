/** Real vehicles with the technical data that the vehicle selector shows. */
import { slug } from '../words.ts';

export interface TechData {
  frontWheelOffset: string;
  backWheelOffset: string;
  frontRim: string;
  backRim: string;
  frontTire: string;
  backTire: string;
  motorOilVolume: string;
  transOilVolume: string;
  frontDiffOilVolume: string;
  backDiffOilVolume: string;
  frontBoltPattern: string;
  backBoltPattern: string;
  machineClass: string;
  voltage: string;
}

/** A model with its range of years; parts are made for a model. */
export interface VehicleModel {
  manufacturer: string;
  model: string;
  years: readonly number[];
  techData: Partial<TechData>;
}

export interface Vehicle {
  id: number;
  manufacturer: string;
  model: string;
  year: number;
  slug: string;
  vehicleModel: VehicleModel;
}

/** The same words in all languages. */
export const machineClasses = { atv: 'ATV', sideBySide: 'Side-by-side' } as const;

/** Built as side-by-sides; the others are ATVs. */
const sideBySides = new Set([
  ...['Ranger 570', 'RZR 570', 'Traxter HD8', 'Maverick Trail 800', 'ZForce 950', 'Viking 700'],
]);

/** Manufacturer, model, first and last model year, front and rear tyre, bolts, offset, then litres: engine, gearbox, front and rear drive. */
const list = `
Polaris | Sportsman 570 | 2015–2021 | 25x8-12 | 25x10-12 | 4/156 | 1,9 | 0,7 | 0,27 | 0,24
Polaris | Sportsman 850 | 2016–2022 | 26x8-12 | 26x10-12 | 4/156 | 1,9 | 0,95 | 0,27 | 0,24
Polaris | Sportsman XP 1000 | 2017–2021 | 27x9-14 | 27x11-14 | 4/156 | 1,9 | 1,2 | 0,27 | 0,24
Polaris | Ranger 570 | 2016–2020 | 25x10-12 | 25x11-12 | 4/156 | 1,9 | 0,5 | 0,25 | -
Polaris | RZR 570 | 2016–2019 | 25x8-12 | 25x10-12 | 4/156 | 1,9 | 0,41 | 0,27 | -
Can-Am | Outlander 450 | 2016–2021 | 25x8-12 | 25x10-12 | 4/137 | 2,6 | 1,2 | 0,5 | 0,25
Can-Am | Outlander 650 | 2016–2022 | 25x8-12 | 25x10-12 | 4/137 | 2,0 | 0,4 | 0,5 | 0,3
Can-Am | Outlander 1000R | 2018–2021 | 26x8-14 | 26x10-14 | 4/137 | 2,0 | 0,45 | 0,5 | 0,3
Can-Am | Traxter HD8 | 2018–2021 | 27x9-14 | 27x11-14 | 4/137 | 2,0 | 2,3 | 0,5 | -
Can-Am | Maverick Trail 800 | 2018–2020 | 26x8-12 | 26x10-12 | 4/137 | 2,0 | 0,45 | 0,5 | -
CFMOTO | CForce 450 | 2018–2021 | 24x8-12 | 24x10-12 | 4/110 | 2,2 | 0,6 | 0,28 | 0,25
CFMOTO | CForce 520 | 2017–2022 | 25x8-12 | 25x10-12 | 4/110 | 3,0 | 0,6 | 0,28 | 0,4
CFMOTO | CForce 1000 | 2020–2022 | 27x9-14 | 27x11-14 | 4/110 | 2,3 | 0,8 | 0,33 | 0,4
CFMOTO | ZForce 950 | 2020–2022 | 27x9-14 | 27x11-14 | 4/110 | 2,3 | 0,8 | 0,33 | 0,4
Yamaha | Grizzly 700 | 2014–2021 | 26x8-12 | 26x10-12 | 4/110 | 2,3 | 0,35 | 0,18 | 0,23
Yamaha | Kodiak 450 | 2018–2021 | 25x8-12 | 25x10-12 | 4/110 | 2,1 | 0,35 | 0,21 | 0,25
Yamaha | Kodiak 700 | 2016–2020 | 25x8-12 | 25x10-12 | 4/110 | 2,3 | 0,35 | 0,18 | 0,23
Yamaha | Viking 700 | 2014–2017 | 25x8-12 | 25x10-12 | 4/110 | 2,0 | 0,9 | 0,2 | 0,35
Honda | TRX420 Rancher | 2014–2020 | 24x8-12 | 24x10-11 | 4/110 | 2,5 | - | 0,18 | 0,08
Honda | TRX520 Foreman | 2020–2022 | 25x8-12 | 25x10-12 | 4/110 | 2,6 | - | 0,18 | 0,09
Honda | TRX680 Rincon | 2012–2016 | 25x8-12 | 25x10-12 | 4/110 | 3,9 | - | 0,23 | 0,1
Suzuki | KingQuad 500 | 2014–2019 | 25x8-12 | 25x10-12 | 4/110 | 2,5 | 0,3 | 0,2 | 0,27
Suzuki | KingQuad 750 | 2015–2021 | 25x8-12 | 25x10-12 | 4/110 | 2,5 | 0,3 | 0,2 | 0,27
Kawasaki | Brute Force 300 | 2016–2020 | 22x7-10 | 22x10-10 | 4/110 | 1,3 | 0,7 | - | 0,15
Kawasaki | Brute Force 750 | 2014–2021 | 25x8-12 | 25x10-12 | 4/110 | 2,4 | - | 0,45 | 0,7
Arctic Cat | Alterra 570 | 2017–2020 | 25x8-12 | 25x10-12 | 4/115 | 2,1 | 0,6 | 0,28 | 0,24
Arctic Cat | Alterra 700 | 2016–2018 | 25x8-12 | 25x10-12 | 4/115 | 2,1 | 0,6 | 0,28 | 0,24
TGB | Blade 600 | 2018–2021 | 26x9-12 | 26x10-12 | 4/110 | 2,6 | 0,65 | 0,3 | 0,3
TGB | Blade 1000 | 2017–2021 | 26x9-14 | 26x11-14 | 4/110 | 2,8 | 0,65 | 0,35 | 0,35
Kymco | MXU 550 | 2017–2020 | 25x8-12 | 25x10-12 | 4/110 | 2,5 | 0,6 | 0,25 | 0,25
Goes | Iron 450 | 2019–2021 | 25x8-12 | 25x10-12 | 4/110 | 2,5 | 0,6 | 0,28 | 0,28
Segway | Snarler 600 | 2020–2022 | 25x8-12 | 25x10-12 | 4/110 | 2,4 | 0,8 | 0,3 | 0,3
Linhai | M550 | 2018–2021 | 25x8-12 | 25x10-12 | 4/110 | 2,3 | 0,6 | 0,28 | 0,28
`;

/** Every model year from the first to the last. */
function yearsOf(text: string): number[] {
  const [first = 0, last = first] = text.split('–').map(Number);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

function parseModel(line: string): VehicleModel {
  const [manufacturer = '', model = '', years = '', front = '', rear = '', bolts = '', ...litres] = line
    .split('|')
    .map(part => part.trim());
  const rimOf = (tyre: string): string => tyre.split('-')[1] ?? '';
  const widthOf = (tyre: string): string => (Number(/x(\d+)/.exec(tyre)?.[1]) > 9 ? '8' : '6');
  const offset = bolts === '4/137' ? '5+2″' : '4+2″';
  const [motor, gearbox, frontDrive, rearDrive] = litres.map(text =>
    text === '-' ? undefined : `${text} l`,
  );
  return {
    manufacturer,
    model,
    years: yearsOf(years),
    techData: {
      frontWheelOffset: offset,
      backWheelOffset: offset === '4+2″' ? '5+3″' : '6+2″',
      frontRim: `${rimOf(front)}x${widthOf(front)}″`,
      backRim: `${rimOf(rear)}x${widthOf(rear)}″`,
      frontTire: front,
      backTire: rear,
      ...(motor === undefined ? {} : { motorOilVolume: motor }),
      ...(gearbox === undefined ? {} : { transOilVolume: gearbox }),
      ...(frontDrive === undefined ? {} : { frontDiffOilVolume: frontDrive }),
      ...(rearDrive === undefined ? {} : { backDiffOilVolume: rearDrive }),
      frontBoltPattern: bolts,
      backBoltPattern: bolts,
      machineClass: sideBySides.has(model) ? machineClasses.sideBySide : machineClasses.atv,
      voltage: '12 V',
    },
  };
}

export const vehicleModels: readonly VehicleModel[] = list
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => parseModel(line));

export const vehicles: readonly Vehicle[] = vehicleModels
  .flatMap(one => one.years.map(year => ({ vehicleModel: one, year })))
  .map(({ vehicleModel: one, year }, index) => ({
    id: index + 1,
    manufacturer: one.manufacturer,
    model: one.model,
    year,
    slug: slug(`${one.manufacturer}-${year}-${one.model}`),
    vehicleModel: one,
  }));
