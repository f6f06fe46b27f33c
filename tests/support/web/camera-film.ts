import { writeFileSync } from 'node:fs';
import codes from 'bwip-js/node';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_PER_SECOND = 5;
/** Long enough to be read, and too short to be read twice. */
const FRAMES_PER_CODE = 6;
/** Pixels of a module of the code. */
const SCALE = 8;

/** A code to show: a GS1 DataMatrix in its printed notation (`(01)…(10)…`), or a DataMatrix of any other text. */
type Code = string;

/**
 * Writes the film of Chromium's camera (`--use-file-for-fake-video-capture`), which repeats: DataMatrix codes, each for 1.2 seconds.
 *
 * @param file ends with `.y4m`
 */
export function writeFilm(file: string, shown: readonly Code[]): void {
  const frames = shown.flatMap((code) => Array.from({ length: FRAMES_PER_CODE }, () => frameOf(code)));
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...frames]));
}

/** Returns a grey picture with the code in its middle, on white: a brightness plane, and neutral colour planes. */
function frameOf(code: Code): Buffer {
  const bright = Buffer.alloc(WIDTH * HEIGHT, 150);
  const [matrix] = codes.raw({ bcid: code.startsWith('(') ? 'gs1datamatrix' : 'datamatrix', text: code });
  if (!matrix || !('pixs' in matrix)) throw new Error(`No DataMatrix of ${code}`);
  const { pixs, pixx: columns, pixy: rows } = matrix;
  const [left, top] = [(WIDTH - columns * SCALE) / 2, (HEIGHT - rows * SCALE) / 2];
  const fill = (x: number, y: number, width: number, height: number, value: number) => {
    for (let line = y; line < y + height; line += 1) bright.fill(value, line * WIDTH + x, line * WIDTH + x + width);
  };
  fill(left - 3 * SCALE, top - 3 * SCALE, (columns + 6) * SCALE, (rows + 6) * SCALE, 235);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (pixs[row * columns + column]) fill(left + column * SCALE, top + row * SCALE, SCALE, SCALE, 16);
  return Buffer.concat([Buffer.from('FRAME\n'), bright, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}
