/** What a package fits by its parts, before and after some are chosen (R-VEHICLE-27). */
import { expect, it } from 'vitest';
import { type PartVerdict, packageVerdict } from './package-fit.ts';
import { packageFit, packageReason, shownVerdict, withChosenParts } from './package-parts.ts';
import type { FitGroup, ProductCompatibility } from './product-compatibility.ts';
import { isRecommended, type ShownVerdict } from './shown-verdict.ts';

const own = 'f_52_477_honda-2021-trx520';
const madeFor = (...vehicles: string[]): ProductCompatibility => ({
  ...{ vehicles, universal: false, measures: [] },
});
const universal = { ...madeFor(), universal: true };
const chosen = { facetId: own, data: null };

const group = (
  groupId: number,
  fits: readonly (ProductCompatibility | null)[],
  required = true,
): FitGroup => ({
  ...{ groupId, name: `group ${groupId}`, required },
  options: fits.map((fit, at) => ({
    ...{ optionId: groupId * 10 + at, name: `part ${groupId * 10 + at}`, fit },
  })),
});
const aPackage = (...groups: FitGroup[]) => packageFit(null, groups) ?? madeFor();
const foreign = madeFor('f_52_477_polaris-2022-sportsman');

it.each<[PartVerdict, readonly (readonly PartVerdict[])[], PartVerdict]>([
  // What every package has decides.
  [null, [['fits'], ['universal', null]], 'fits'],
  [null, [['fits'], ['other', 'other']], 'other'],
  [null, [['fits'], ['other', 'fits']], 'check'],
  [null, [['fits'], ['check']], 'check'],
  // Front and rear parts make a whole; parts for one end do not.
  [null, [['front'], ['rear']], 'fits'],
  [null, [['rear', 'rear'], ['fits']], 'rear'],
  [null, [['front', 'rear']], 'check'],
  // What it says itself.
  ['other', [['fits']], 'other'],
  ['fits', [['universal'], [null]], 'fits'],
  ['fits', [['check']], 'check'],
  [null, [[null], []], null],
])('a package that says %s of itself, of %j, is %s', (said, options, verdict) => {
  const groups = options.map(each => ({ required: true, options: each }));
  expect(packageVerdict(said, groups)).toBe(verdict);
  // What may be left out decides nothing.
  expect(packageVerdict(said, [...groups, { required: false, options: ['other'] }])).toBe(verdict);
});

it('counts every option where no group is required', () => {
  const options = (verdicts: readonly PartVerdict[]) => [{ required: false, options: verdicts }];
  expect(packageVerdict(null, options(['fits', 'fits']))).toBe('fits');
  expect(packageVerdict(null, options(['fits', 'other']))).toBe('check');
});

it('says which choice decides, and of what is chosen whether it fits', () => {
  const kit = aPackage(group(1, [universal]), group(2, [madeFor(own), foreign]), group(3, [foreign], false));
  expect(shownVerdict(kit, chosen)).toBe('choice');
  expect(packageReason(kit, chosen)).toEqual({ unfit: [], unsure: [], undecided: ['group 2'] });
  const [right, wrong, more] = [{ 2: 20 }, { 2: 21 }, { 2: 20, 3: 30 }].map(choice => {
    const narrowed = withChosenParts(kit, choice);
    return narrowed && [shownVerdict(narrowed, chosen), packageReason(narrowed, chosen)?.unfit];
  });
  expect(right).toEqual(['fits', []]);
  expect(wrong).toEqual(['other', ['part 21']]);
  expect(more).toEqual(['other', ['part 30']]);
});

it('says nothing of vehicles when no part that it always has does', () => {
  expect(packageFit(null, [group(1, [null]), group(2, [universal], false)])).toBeNull();
  const mixed = aPackage(group(1, [null, universal]));
  expect(withChosenParts(mixed, { 1: 10 })).toBeNull();
});

it('names the parts that do not fit of a package for other vehicles too', () => {
  const kit = packageFit(foreign, [group(1, [universal]), group(2, [foreign, foreign])]) ?? foreign;
  expect(packageReason(kit, chosen)).toEqual({ unfit: ['group 2'], unsure: [], undecided: [] });
  const mixed = packageFit(foreign, [group(1, [madeFor(own), foreign])]) ?? foreign;
  expect([shownVerdict(mixed, chosen), packageReason(mixed, chosen)]).toEqual(['other', null]);
});

it('recommends what is known to be of use, and a package that can be chosen so', () => {
  const verdicts: readonly (ShownVerdict | null)[] = [
    ...(['fits', 'front', 'rear', 'universal', 'choice', 'check', 'other'] as const),
    null,
  ];
  expect(verdicts.filter(isRecommended)).toEqual(['fits', 'front', 'rear', 'universal', 'choice', null]);
});
