/** A vehicle service with a few vehicles, for stories and tests. */
import type { VehicleApi } from '#api/vehicle/types.ts';

const models: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Can-Am': { '2021': ['Outlander 570', 'Outlander MAX 6x6 XU+ T 1000R'], '2019': ['Outlander 650'] },
  Polaris: { '2022': ['Sportsman 570'], '2021': ['Scrambler XP 1000 S', 'Sportsman 570'] },
};

export const sampleVehicles = {
  manufacturers: () => Promise.resolve(Object.keys(models)),
  years: manufacturer =>
    Promise.resolve(Object.keys(models[manufacturer] ?? {}).toSorted((a, b) => Number(b) - Number(a))),
  models: (manufacturer, year) => Promise.resolve([...(models[manufacturer]?.[year] ?? [])]),
  model: () =>
    Promise.resolve({
      techDataId: '17',
      data: { frontTire: '25x8-12', backTire: '25x10-12', motorOilVolume: '1.9', unknown: 'x' },
    }),
  named: text =>
    Promise.resolve({
      machines: /out/i.test(text)
        ? [
            { manufacturer: 'Can-Am', model: 'Outlander 570', years: ['2021'], alike: [] },
            {
              ...{ manufacturer: 'Can-Am', model: 'Outlander 650' },
              ...{ years: ['2021', '2019'], alike: [['2021', '2019']] },
            },
          ]
        : [],
      similar: /570/.test(text) ? null : 'Outlander 650',
    }),
  fits: () => Promise.resolve(new Map()),
} satisfies VehicleApi;
