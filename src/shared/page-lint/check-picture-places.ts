/** Warns of pictures that do not suit their place: most of them is cut off, or they have too few pixels. */

import type { Finding } from '#engine/definition/finding.ts';
import { cutShare, type PicturePlace, picturePlaceOf } from '#engine/definition/picture-places.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import { placedNodes } from './placed-nodes.ts';
import { childNode, type JsonNode, scalarOf, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile, type SourceProblem } from './source/source-file.ts';

/** A photo in the shape of its sensor may lose this much around its middle without its subject. */
const MOST_CUT = 0.55;

export function checkPicturePlaces(source: SourceFile, { grammar }: DocumentIndex): Finding[] {
  // Examples are shown in any place.
  if (source.kind === 'widget') return [];
  return placedNodes(source).flatMap(({ node, jsonPath, inside }) => {
    const { places = {} } = grammar.widgets[textAt(node, 'type') ?? ''] ?? {};
    const props = childNode(node, 'props');
    const layout = textAt(inside?.node, 'layout');
    return Object.entries(places).flatMap(([path, ofField]) =>
      fieldsAt(props, path, [...jsonPath, 'props']).flatMap(field => {
        const place = picturePlaceOf(ofField, { size: textAt(props, 'size'), layout });
        if (!place) return [];
        return problemsOf(field.node, place).map(({ field: name, ...problem }) =>
          atValue(source, [...field.jsonPath, name], problem),
        );
      }),
    );
  });
}

interface Problem extends SourceProblem {
  field: 'file' | 'phoneFile';
}

const numberAt = (node: JsonNode, key: string): number => {
  const value = scalarOf(childNode(node, key));
  return typeof value === 'number' ? value : 0;
};

/** Whether its author has said what every crop keeps. */
const hasPoint = (image: JsonNode, key: 'focus' | 'phoneFocus'): boolean => {
  const point = childNode(image, key);
  return ['x', 'y'].every(axis => typeof scalarOf(childNode(point, axis)) === 'number');
};

/** At most one for each of the two files. */
function problemsOf(image: JsonNode, place: PicturePlace): Problem[] {
  const file = textAt(image, 'file');
  const phoneFile = textAt(image, 'phoneFile');
  const main = { width: numberAt(image, 'width'), height: numberAt(image, 'height') };
  const phone = { width: numberAt(image, 'phoneWidth'), height: numberAt(image, 'phoneHeight') };
  // A phone without a picture of its own shows the main one.
  const shapes = [place.desktop, ...(phoneFile === undefined ? [place.phone] : [])];
  return [
    ...problemsOfFile(
      'file',
      { name: file, ...main, isAimed: hasPoint(image, 'focus') },
      { shapes, least: place.least },
    ),
    ...problemsOfFile(
      'phoneFile',
      { name: phoneFile, ...phone, isAimed: hasPoint(image, 'phoneFocus') },
      { shapes: [place.phone], least: place.leastPhone },
    ),
  ];
}

interface File {
  name: string | undefined;
  width: number;
  height: number;
  /** Its focal point is set: what is cut off is what may go. */
  isAimed: boolean;
}

interface Shown {
  shapes: readonly PicturePlace['desktop'][];
  least: number | undefined;
}

/** A drawing has no pixels. */
const isDrawing = (name: string): boolean => /\.svg$/i.test(name);

function problemsOfFile(
  field: Problem['field'],
  { name, width, height, isAimed }: File,
  { shapes, least = 0 }: Shown,
): Problem[] {
  if (name === undefined || width === 0 || height === 0) return [];
  const screen = field === 'file' ? 'desktop' : 'phone';
  const cut = Math.max(...shapes.map(shape => cutShare(height / width, shape)));
  if (cut > MOST_CUT && !isAimed) {
    const length = Math.round(cut * 100);
    return [
      {
        field,
        code: 'MEDIA003',
        severity: 'warning',
        message: `${length} % of the image "${name}" is cut off here`,
        fix: 'Use an image of another shape, or set its focal point',
        about: { name, kind: screen, length },
      },
    ];
  }
  if (width >= least || isDrawing(name)) return [];
  return [
    {
      field,
      code: 'MEDIA004',
      severity: 'warning',
      message: `The image "${name}" is ${width} px wide, and shown at ${least} px: it is blurred`,
      fix: `Use an image of at least ${least} px`,
      about: { name, kind: screen, length: least },
    },
  ];
}
