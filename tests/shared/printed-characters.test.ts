import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unprintable } from '#platform/shared/text/unprintable';
import { textRuns } from '#platform/server/reports/paper/text-runs';
import { printSheet } from '#platform/server/reports/paper/print-sheet';
import type { PaperSheet } from '#platform/server/reports/paper/paper-sheet';
import { pdfPages } from '../support/server/pdf-text';

/** The font reader of pdfmake. */
const { openSync } = createRequire(import.meta.url)('fontkit') as {
  openSync(path: string): { readonly characterSet: readonly number[] };
};
const fontOf = (path: string): ReadonlySet<number> => new Set(openSync(path).characterSet);
const ROBOTO = fontOf('node_modules/pdfmake/fonts/Roboto/Roboto-Regular.ttf');
const DEJAVU = ['', '-Bold', '-Oblique', '-BoldOblique'].map((style) =>
  fontOf(`node_modules/dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`),
);

/** Characters of all planes except controls, surrogates and private characters. */
const CHARACTERS = Array.from({ length: 0x20000 }, (_, code) => code).filter(
  (code) => code >= 0x20 && !/[\p{Cc}\p{Surrogate}\p{Co}\p{Cn}]/u.test(String.fromCodePoint(code)),
);
/** Blanks and direction marks have no glyph. */
const hasNoPicture = (code: number): boolean => code >= 0x2000 && code <= 0x200f;

/** Texts of prescriptions and notes, with the font of each printed part. */
const PRINTED: readonly (readonly [text: string, fonts: readonly ('Roboto' | 'DejaVu')[]])[] = [
  ['1 tableta cada 8 horas', ['Roboto']],
  ['Ñandú, áéíóú, «½» ¿sí? ¡no!', ['Roboto']],
  ['Nguyễn Thị, Đặng, João', ['Roboto']],
  ['≤ 38 °C, ± 0.5 µg, x²', ['Roboto']],
  ['Юлия, Αθηνά', ['Roboto']],
  ['→', ['DejaVu']],
  ['A → B', ['Roboto', 'DejaVu', 'Roboto']],
  ['↑ TA, ↓ FC', ['DejaVu', 'Roboto', 'DejaVu', 'Roboto']],
  ['✓ ✔ ✗ ✘', ['DejaVu', 'Roboto', 'DejaVu', 'Roboto', 'DejaVu', 'Roboto', 'DejaVu']],
  ['☐ ☑', ['DejaVu', 'Roboto', 'DejaVu']],
  ['⚠ ♀ ♂', ['DejaVu', 'Roboto', 'DejaVu', 'Roboto', 'DejaVu']],
  ['⅓ tableta', ['DejaVu', 'Roboto']],
  ['m\u0303', ['Roboto']],
  ['ɓ\u0327x', ['DejaVu', 'Roboto']],
];
/** Characters without a printable glyph: new input is refused, and stored ones print as a mark. */
const REFUSED = ['👍', '💊', '🩺', 'م', 'ע', '王', 'あ', '한', 'ก', 'अ', '🇲🇽', '\uE000'];

describe('the characters that are printed', () => {
  it('are those of the fonts, each in every style', () => {
    const missing = CHARACTERS.filter(
      (code) =>
        unprintable(String.fromCodePoint(code)) === null &&
        !hasNoPicture(code) &&
        !ROBOTO.has(code) &&
        !DEJAVU.every((font) => font.has(code)),
    );
    expect(missing.map((code) => code.toString(16))).toEqual([]);
    expect(CHARACTERS.filter((code) => unprintable(String.fromCodePoint(code)) === null).length).toBeGreaterThan(2900);
  });

  it('are set in Roboto where it has them, and in another font only otherwise', () => {
    const wrong = CHARACTERS.filter((code) => {
      const [run] = textRuns(String.fromCodePoint(code));
      return run!.font === undefined && !hasNoPicture(code) && !ROBOTO.has(run!.text.codePointAt(0)!);
    });
    expect(wrong.map((code) => code.toString(16))).toEqual([]);
  });

  it.each(PRINTED)('%j is set in %j', (text, fonts) => {
    const runs = textRuns(text);
    expect(runs.map(({ font }) => font ?? 'Roboto')).toEqual(fonts);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(unprintable(text)).toBeNull();
  });

  it.each(REFUSED.map((text) => [text]))('%j is refused, and never an empty box', (text) => {
    expect(unprintable(`Tomar ${text}`)).toBe(Array.from(text)[0]);
    expect(textRuns(text).every((run) => /^\uFFFD+$/.test(run.text))).toBe(true);
  });

  it('are unchanged in the PDF, in headings, rows, notes and copies', async () => {
    const said = 'Subir ↑ 1 → 2 ✓ Nguyễn ⅓';
    const sheet: PaperSheet = {
      network: `Red ${said}`,
      place: [`Unidad ${said}`],
      title: `Receta ${said}`,
      period: null,
      code: null,
      asked: [['Paciente', said]],
      columns: [
        {
          field: 'medicamento',
          title: `Medicamento ${said}`,
          group: null,
          format: 'text',
          unit: null,
        },
      ],
      rows: [{ medicamento: said }],
      totals: {},
      copies: [{ name: `Copia ${said}`, large: [said] }],
      notes: [`Nota ${said}`],
      signatures: [said],
      who: 'Ana',
      when: '2026-11-28T12:00:00.000Z',
      timeZone: 'America/Monterrey',
      orientation: 'portrait',
      size: 'letter',
      words: {
        made: `Hecho ${said}`,
        page: 'Página %{pagina} de %{paginas}',
        total: 'Total',
        nothing: '',
        signer: said,
      },
    };
    const pages = await pdfPages(await printSheet(sheet, new AbortController().signal));
    const text = pages
      .flat()
      .map((placed) => placed.text)
      .join('');
    const bare = (shown: string) => shown.normalize('NFC').replaceAll(/\s/g, '');
    for (const part of ['Red', 'Unidad', 'Receta', 'Paciente:', 'Medicamento', 'Copia', 'Nota', 'Hecho'])
      expect(bare(text), part).toContain(bare(`${part}${said}`));
    expect(text.match(/↑/g)!.length).toBeGreaterThanOrEqual(11);
  });
});
