import { describe, expect, it } from 'vitest';
import { problemOf } from '#platform/web/ui/scan/open-camera';
import { Sightings } from '#platform/web/ui/scan/sightings';
import { visiblePart } from '#platform/web/ui/scan/visible-part';

/** Returns the codes taken from pictures a tenth of a second apart. */
function taken(...pictures: readonly (readonly string[])[]): string[] {
  const sightings = new Sightings();
  return pictures.map((codes, index) => sightings.take(codes, index * 100)).filter((code) => code !== null);
}
const times = (count: number, ...codes: string[]) => Array.from({ length: count }, () => codes);

describe('a code that a camera sees', () => {
  it('is read once, however long it is held still', () => {
    expect(taken(...times(100, 'A'))).toEqual(['A']);
  });

  it('is read again as soon as it has left the picture', () => {
    expect(taken(['A'], ...times(7), ['A'])).toEqual(['A', 'A']);
  });

  it('is still in the picture when a reader missed it a few times', () => {
    expect(taken(['A'], ...times(5), ['A'], ...times(5), ['A'])).toEqual(['A']);
  });

  it('counts as held still when a slow phone takes a picture a second', () => {
    const sightings = new Sightings();
    const pictures = [['A'], ['A'], [], ['A'], [], [], ['A']];
    expect(pictures.map((codes, second) => sightings.take(codes, second * 1000))).toEqual([
      'A',
      ...times(5).map(() => null),
      'A',
    ]);
  });

  it('is read when it is nearest to the middle; codes beside it wait', () => {
    expect(taken(['A', 'B'], ['A', 'B'], ['B', 'A'], ['A', 'B'])).toEqual(['A', 'B']);
  });
});

describe('the visible part of the picture', () => {
  it.each([
    ['a strip of a picture taken upright', [1080, 1920], [390, 170], { left: 0, top: 724, width: 1080, height: 471 }],
    ['the middle of a wide one', [1920, 1080], [380, 270], { left: 200, top: 0, width: 1520, height: 1080 }],
    ['all of one with the same shape', [640, 480], [320, 240], { left: 0, top: 0, width: 640, height: 480 }],
  ] as const)('%s', (_case, [width, height], [boxWidth, boxHeight], part) => {
    expect(visiblePart({ width, height }, { width: boxWidth, height: boxHeight })).toMatchObject(part);
  });

  it('is drawn with 1280 pixels on its longer side at most', () => {
    const part = visiblePart({ width: 3840, height: 2160 }, { width: 400, height: 225 });
    expect(part?.drawn).toEqual({ width: 1280, height: 720 });
  });

  it('is null before there is a picture', () => {
    expect(visiblePart({ width: 0, height: 0 }, { width: 400, height: 300 })).toBeNull();
  });
});

describe('a camera failure', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'taken'],
    ['NotSupportedError', 'failed'],
  ])('is identified by the error name %s', (name, problem) => {
    expect(problemOf(new DOMException('', name))).toBe(problem);
  });
});
