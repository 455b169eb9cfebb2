/** Names of pictures: readable in addresses, stable, and never given to other pixels (R-STUDIO-5). */

const longest = 60;

/** Letters of names without their marks: `Mönkijä 2.JPG` is `monkija-2`. */
export function stemOf(fileName: string): string {
  const stem = fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return stem === '' ? 'picture' : stem;
}

/** The name, and the one to take when that is another picture's: browsers keep what they have fetched under a name. */
export const namesFor = (fileName: string, ending: string, sha256: string): readonly [string, string] => {
  const stem = stemOf(fileName);
  return [`${stem}.${ending}`, `${stem}-${sha256.slice(0, 10)}.${ending}`];
};
