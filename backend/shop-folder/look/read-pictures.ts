/** Logo, icons and social picture of a shop's folder, as pixels: a drawing could carry scripts. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { imageOf, type LocalImage, readLocalImage } from '#backend/import/local-image.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { libraryNameOf } from '#kernel/shop-settings.ts';
import { type LookFile, type LookPictures, noPictures } from '#kernel/theme/shop-look.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import type { FolderFile } from '../folder-files.ts';

/** Three times the height of the header's logo, px. */
const LOGO_HEIGHT = 126;
const MAX_LOGO_WIDTH = 840;
/** The logo is about as wide as this by its height, or the header has no room beside it. */
const MAX_RATIO = 7;
const MIN_RATIO = 0.8;
const FAVICON_SIDE = 96;
const LARGEST_ICON = 512;
const SOCIAL = { width: 1200, height: 630 };
/** Systems cut off corners: what matters stays in this share of the side. */
const MASKABLE_SHARE = 0.8;

/** What is wrong with the shape of a picture; null: nothing. */
type Shape = (
  picture: LocalImage,
) => { message: string; fix: string; about: { kind: 'logo' | 'mark' | 'social' } } | null;

const ratioOf = ({ width, height }: LocalImage): number => width / height;

const logoShape: Shape = picture =>
  ratioOf(picture) > MAX_RATIO || ratioOf(picture) < MIN_RATIO
    ? {
        message: `The logo is ${picture.width} wide and ${picture.height} high`,
        fix: `Cut it to its edges; make it at most ${MAX_RATIO} times as wide as high`,
        about: { kind: 'logo' },
      }
    : null;

const markShape: Shape = ({ width, height }) =>
  Math.abs(width - height) > 1
    ? {
        message: `The mark is ${width} wide and ${height} high`,
        fix: 'Make it a square',
        about: { kind: 'mark' },
      }
    : null;

const socialShape: Shape = ({ width, height }) =>
  width < SOCIAL.width / 2 || width < height
    ? {
        message: `The picture is ${width} wide and ${height} high`,
        fix: `Make it ${SOCIAL.width} × ${SOCIAL.height}`,
        about: { kind: 'social' },
      }
    : null;

async function loadSharp(data: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(data);
}

const png = async (picture: Sharp): Promise<LookFile> => ({
  type: 'image/png',
  data: await picture.png({ compressionLevel: 9 }).toBuffer(),
});

/** Named by its content, so that a change is another address. */
const address = (name: string, { data }: LookFile): string =>
  `/brand/${name}-${createHash('sha256').update(data).digest('hex').slice(0, 12)}.png`;

/** The colour at the edge of the mark, for what surrounds it; white where it is not filled. */
async function groundOf(data: Uint8Array): Promise<string> {
  const [r = 255, g = 255, b = 255, alpha = 0] = await (await loadSharp(data))
    .ensureAlpha()
    .resize(64, 64)
    .extract({ left: 32, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return alpha < 255 ? '#ffffff' : `rgb(${r}, ${g}, ${b})`;
}

/** Under the addresses that the icons of every shop have. */
async function iconsOf(mark: LocalImage): Promise<[string, LookFile][]> {
  // Drawings come as large pictures; each icon made from one would be a tenth of a second of the start.
  const { data } = await png((await loadSharp(mark.data)).resize(LARGEST_ICON, LARGEST_ICON));
  const ground = await groundOf(data);
  const square = async (side: number) => png((await loadSharp(data)).resize(side, side));
  const filled = async (side: number, share: number) => {
    const inner = Math.round(side * share);
    const edge = Math.floor((side - inner) / 2);
    const picture = (await loadSharp(data)).resize(inner, inner).flatten({ background: ground });
    const sides = { top: edge, left: edge, bottom: side - inner - edge, right: side - inner - edge };
    return png(picture.extend({ ...sides, background: ground }));
  };
  const small = await square(FAVICON_SIDE);
  const embedded = `data:image/png;base64,${Buffer.from(small.data).toString('base64')}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON_SIDE} ${FAVICON_SIDE}"><image width="${FAVICON_SIDE}" height="${FAVICON_SIDE}" href="${embedded}"/></svg>`;
  return [
    ['/favicon.svg', { type: 'image/svg+xml', data: Buffer.from(drawing) }],
    ['/favicon.ico', small],
    ['/icons/icon-192.png', await square(192)],
    ['/icons/icon-512.png', await square(LARGEST_ICON)],
    ['/icons/maskable-512.png', await filled(LARGEST_ICON, MASKABLE_SHARE)],
    ['/icons/apple-touch-icon.png', await filled(180, 1)],
  ];
}

async function logoOf({ data }: LocalImage): Promise<LookFile> {
  const size = { width: MAX_LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside' } as const;
  return png((await loadSharp(data)).resize(size));
}

/** The bytes of a picture of Studio's library; null without one. */
export type ReadLibrary = (name: string) => Promise<Buffer | null>;

const noLibrary: ReadLibrary = () => Promise.resolve(null);

/** A picture of the folder or of the library; a text is the reason why it cannot be used. */
export async function readLookPicture(
  folder: string,
  name: string,
  library: ReadLibrary = noLibrary,
): Promise<LocalImage | string> {
  const inLibrary = libraryNameOf(name);
  if (inLibrary === null) return readLocalImage(join(folder, 'pictures'), name);
  const data = await library(inLibrary);
  return data === null ? 'does not exist in the library' : imageOf(data);
}

interface Places {
  folder: string;
  file: FolderFile<'theme'>;
  library: ReadLibrary | undefined;
}

interface ReadPicture {
  picture: LocalImage | null;
  findings: Finding[];
}

const createReader =
  ({ folder, file, library }: Places) =>
  async (path: JsonPath, name: string | undefined, shape: Shape): Promise<ReadPicture> => {
    if (name === undefined) return { picture: null, findings: [] };
    const picture = await readLookPicture(folder, name, library);
    const problem =
      typeof picture === 'string'
        ? {
            message: `The picture "${libraryNameOf(name) ?? name}" ${picture}`,
            fix: libraryNameOf(name) === null ? 'Put it into pictures/' : 'Choose another one',
          }
        : shape(picture);
    return {
      picture: typeof picture === 'string' ? null : picture,
      findings: problem ? [atValue(file, path, { code: 'SHOP031', ...problem })] : [],
    };
  };

/**
 * A picture that cannot be used is left out, and added to the findings.
 * @param library of Studio; a folder has none
 */
export async function readLookPictures(
  folder: string,
  file: FolderFile<'theme'> | null,
  found: Finding[],
  library?: ReadLibrary,
): Promise<LookPictures> {
  if (file === null) return noPictures;
  const read = createReader({ folder, file, library });
  const { logo, mark, socialPicture } = file.data;
  const all = await Promise.all([
    read(['logo', 'light'], logo?.light, logoShape),
    read(['logo', 'dark'], logo?.dark, logoShape),
    read(['mark'], mark, markShape),
    read(['socialPicture'], socialPicture, socialShape),
  ] as const);
  // In the order of the file, whichever was read first.
  found.push(...all.flatMap(({ findings }) => findings));
  const [light, dark, square, wide] = all.map(({ picture }) => picture);
  const files = new Map<string, LookFile>(square ? await iconsOf(square) : []);
  const add = (name: string, made: LookFile): string => {
    const path = address(name, made);
    files.set(path, made);
    return path;
  };
  const inBoth = light && dark ? await Promise.all([logoOf(light), logoOf(dark)]) : [];
  const [lightLogo, darkLogo] = inBoth;
  return {
    logo:
      light && lightLogo && darkLogo
        ? {
            light: add('logo', lightLogo),
            dark: add('logo-dark', darkLogo),
            ratio: Math.round(ratioOf(light) * 1000) / 1000,
          }
        : null,
    hasMark: square !== null,
    social: wide
      ? add('social', await png((await loadSharp(wide.data)).resize({ ...SOCIAL, fit: 'cover' })))
      : '',
    files,
  };
}
