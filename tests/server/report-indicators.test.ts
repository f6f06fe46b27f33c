import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORTS } from '#generated/server/reports.gen';
import { indicatorsOf } from '#platform/server/reports/indicators';
import { printedCell } from '#platform/server/reports/paper/printed-cell';
import { startApp, type TestApp } from '../support/server/app';
import { linesOf, pdfPages } from '../support/server/pdf-text';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD } from '../support/server/world';

const ZONE = 'America/Monterrey';

interface Screen {
  readonly bloques: Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;
}

describe('the indicators of a report', () => {
  let test: TestApp;
  let places: Warehouses;
  let token: string;

  beforeAll(async () => {
    test = await startApp('PGlite');
    places = await seedWarehouses(test);
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    ({ token } = body as { token: string });
  });
  afterAll(() => test.stop());

  const ask = (path: string) =>
    test.app.inject({ method: 'GET', url: `/api/reportes/${path}`, headers: { authorization: `Bearer ${token}` } });

  it.each(['almacen', 'farmacia'] as const)(
    'are the same for «%s» on the screen, in the workbook and on paper',
    async (name) => {
      const query = `${name}?almacenId=${places.surtidorId}`;
      const screen = await ask(query);
      expect(screen.statusCode, screen.body).toBe(200);
      const { bloques } = screen.json<Screen>();
      const tiles = Object.values(REPORTS)
        .find((spec) => spec.name === name)!
        .indicators.filter(({ by, name: block }) => by === null && (bloques[block]?.length ?? 0) > 0);
      const figures = tiles.flatMap(({ name: block, fields }) =>
        fields.map(({ field, labels, format }) => [
          labels.es,
          printedCell(format, bloques[block]![0]![field] ?? null, ZONE),
        ]),
      );
      expect(figures.length).toBeGreaterThan(4);
      const workbook = unzipSync(new Uint8Array((await ask(`${query}&formato=xlsx`)).rawPayload));
      const cells = [...strFromU8(workbook['xl/worksheets/sheet2.xml']!).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
        ([, text]) => text,
      );
      for (const [label, value] of figures) {
        const at = cells.indexOf(label);
        expect([label, cells[at + 1]]).toEqual([label, value]);
      }
      const pages = await pdfPages(new Uint8Array((await ask(`${query}&formato=pdf`)).rawPayload));
      const paper = pages.flatMap(linesOf).join('\n');
      for (const [label, value] of figures) {
        expect(paper).toContain(label!.split(' ')[0]);
        expect(paper).toContain(value);
      }
    },
  );

  it('are named for every report with tiles or shares', async () => {
    const specs = Object.values(REPORTS).filter(({ indicators }) => indicators.length > 0);
    expect(specs.length).toBeGreaterThan(8);
    for (const spec of specs) {
      const blocks = Object.fromEntries(
        spec.indicators.map(({ name, fields, by }) => [
          name,
          [{ ...Object.fromEntries(fields.map(({ field }, index) => [field, index])), ...(by ? { [by]: 'Uno' } : {}) }],
        ]),
      );
      const shown = await indicatorsOf(spec, { rows: [], blocks }, 'es', ZONE);
      expect(shown.map(({ title }) => title)).toEqual(spec.indicators.map(({ labels }) => labels.es));
      expect(shown.map(({ figures }) => figures.length)).toEqual(
        spec.indicators.map(({ fields, by }) => (by === null ? fields.length : 1)),
      );
    }
  });
});
