import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { toBuffer } from 'bwip-js/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { textOfReading } from '#platform/shared/barcodes/text-of-reading';
import { withCheckDigit } from '#platform/shared/barcodes/with-check-digit';

const GTIN = '07501000000005';
const LABEL = {
  code: GTIN,
  count: 1,
  readings: [{ lot: 'L4482', expiry: '2027-12-31', isLotUnread: false }],
  internal: [],
};
/** Names of the reader's formats in the Barcode Detection API. */
const FORMATS: Readonly<Record<string, string>> = {
  DataMatrix: 'data_matrix',
  Code128: 'code_128',
  EAN13: 'ean_13',
  EAN8: 'ean_8',
  UPCA: 'upc_a',
  ITF: 'itf',
  ITF14: 'itf',
  QRCode: 'qr_code',
};

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

/** Draws a code, reads it with the browsers' reader, and returns the equivalent scanner input. */
async function seen(bcid: string, text: string): Promise<(string | null)[]> {
  const picture = await toBuffer({ bcid, text, scale: 4, padding: 12, backgroundcolor: 'ffffff' });
  const found = await readBarcodes(new Uint8Array(picture), {
    // The same mode as the ponyfill.
    textMode: 'Plain',
    formats: ['DataMatrix', 'Code128', 'EAN13', 'EAN8', 'UPCA', 'ITF', 'QRCode'],
  });
  return found.map(({ format, text: rawValue }) => textOfReading({ format: FORMATS[format] ?? format, rawValue }));
}

describe('a code before a camera', () => {
  it.each([
    ['GS1 DataMatrix', 'gs1datamatrix', `(01)${GTIN}(17)271231(10)L4482`],
    ['GS1 DataMatrix with the lot before the expiry', 'gs1datamatrix', `(01)${GTIN}(10)L4482(17)271231`],
    ['GS1 DataMatrix with a serial number', 'gs1datamatrix', `(01)${GTIN}(21)A77(10)L4482(17)271231`],
    ['GS1-128', 'gs1-128', `(01)${GTIN}(10)L4482(17)271231`],
    ['GS1 QR', 'gs1qrcode', `(01)${GTIN}(10)L4482(17)271231`],
  ])('gives supply, lot and expiry: %s', async (_case, bcid, text) => {
    const [read, ...others] = await seen(bcid, text);
    expect(others).toEqual([]);
    expect(readLabel(read ?? '')).toEqual(LABEL);
  });

  it.each([
    ['EAN-13', 'ean13', '7501000000005', '7501000000005'],
    ['UPC-A', 'upca', withCheckDigit('75010000000'), expect.stringMatching(`^0?${withCheckDigit('75010000000')}$`)],
    ['EAN-8', 'ean8', '75010003', '75010003'],
    ['ITF-14', 'itf14', GTIN, GTIN],
    ['Code 128', 'code128', '010.000.0104.00', '010.000.0104.00'],
    ['QR', 'qrcode', 'SOL-CLSSA900014-2026-000004', 'SOL-CLSSA900014-2026-000004'],
  ])('is what a scanner would have typed: %s', async (_case, bcid, text, typed) => {
    expect(await seen(bcid, text)).toEqual([typed]);
  });
});

describe('the text of a scanned code', () => {
  it('begins with the symbology where the reader reports the first separator', () => {
    const rawValue = `\u001d01${GTIN}10L4482\u001d17271231`;
    expect(textOfReading({ format: 'data_matrix', rawValue })).toBe(`]d201${GTIN}10L4482\u001d17271231\u001d`);
    expect(textOfReading({ format: 'code_128', rawValue })).toBe(`]C101${GTIN}10L4482\u001d17271231\u001d`);
    expect(readLabel(textOfReading({ format: 'data_matrix', rawValue })!)).toEqual(LABEL);
  });

  it.each([
    ['a part of an ITF', 'itf', '123456'],
    ['an ITF with a wrong check digit', 'itf', '07501000000006'],
    ['nothing', 'qr_code', '  '],
    ['a separator alone', 'data_matrix', '\u001d'],
  ])('is left out: %s', (_case, format, rawValue) => {
    expect(textOfReading({ format, rawValue })).toBeNull();
  });
});
