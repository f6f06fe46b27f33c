import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { REPORTS, type ReportName } from '#generated/server/reports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { REPORT_PLACES } from '#platform/shared/report-places';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { API_OPERATIONS, type ApiParameter } from '../support/server/api-document';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import type { ProfileName } from '../support/server/world';

/** Every parameter of a report that names a record. */
const REFERENCES = (Object.keys(REPORTS) as ReportName[]).flatMap((report) =>
  REPORTS[report].parameters.flatMap(({ name, entity }) => (entity === null ? [] : [{ report, name, entity }])),
);

describe('a report on a record', () => {
  let test: TestApp;
  let su: Client;
  let places: Warehouses;
  beforeAll(async () => {
    test = await startApp('PGlite');
    places = await seedWarehouses(test);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  /** A value for a parameter that is not under test: a record that everybody here reaches. */
  const filler = ({ name, schema }: ApiParameter): string => {
    if (Array.isArray(schema['enum'])) return String(schema['enum'][0]);
    if (schema['format'] === 'date') return '2026-03-01';
    if (name === 'semestre') return '2026-1';
    const known: Record<string, number> = {
      almacenId: places.vecinoId,
      unidadId: test.world.unidadId,
      insumoId: places.insumoIds[0],
    };
    return String(known[name] ?? 1);
  };
  const ask = (client: Client, report: ReportName, name: string, key: number) => {
    const { parameters } = API_OPERATIONS.find(({ id }) => id === report)!;
    const needed = parameters.filter(({ required, in: place }) => required && place === 'query');
    const query = new URLSearchParams(needed.map((parameter) => [parameter.name, filler(parameter)]));
    query.set(name, String(key));
    return client('GET', `/api${OPERATIONS[report].path}?${query.toString()}`);
  };

  it.each(REFERENCES)('that does not exist is not found: $report by $name', async ({ report, name }) => {
    const { status, body } = await ask(su, report, name, 987_654_321);
    expect([status, (body as { codigo: string }).codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });

  it('that is out of reach is not found, and one’s own is found', async () => {
    const profiles: readonly ProfileName[] = [
      'Administrador-unidad',
      'Farmacia',
      'Almacen-unidad',
      'Jefe-servicio',
      'Enfermeria-centrales',
      'Cendis',
      'Medico',
    ];
    const ofWarehouses = new Set(REFERENCES.filter(({ entity }) => entity === 'almacen').map(({ report }) => report));
    let [own, foreign] = [0, 0];
    for (const profile of profiles) {
      const client = await test.as(profile);
      for (const { report, name, entity } of REFERENCES) {
        if (entity !== 'unidad') continue;
        const theirs = await ask(client, report, name, test.world.otraUnidadId);
        const mine = await ask(client, report, name, test.world.unidadId);
        if (mine.status === 403) continue;
        // A report on a warehouse requires one, which may belong to another reader.
        if (mine.status !== 200 && ofWarehouses.has(report)) continue;
        expect([profile, report, name, mine.status]).toEqual([profile, report, name, 200]);
        own += 1;
        foreign += Number(theirs.status === 404);
        expect([profile, report, name, theirs.status]).toEqual([profile, report, name, 404]);
      }
    }
    expect(own).toBeGreaterThan(10);
    expect(foreign).toBe(own);
  });

  it('is answered for every place in its picker', async () => {
    const resources = Object.values(RESOURCES);
    const profiles: readonly ProfileName[] = [
      'Jurisdiccion',
      'Almacen-estatal',
      'Almacen-regional',
      'Almacen-unidad',
      'Director-unidad',
      'Farmacia',
      'Enfermeria-centrales',
      'Auditor',
    ];
    let answered = 0;
    for (const profile of profiles) {
      const client = await test.as(profile);
      for (const { report, name, entity } of REFERENCES) {
        if (!REPORT_PLACES.has(entity)) continue;
        if (REFERENCES.find((each) => each.report === report && each.entity === entity)!.name !== name) continue;
        const { key, path } = resources.find((resource) => resource.name === entity)!;
        const list = await client('GET', `/api${path}?pageSize=50&alcanceDe=${OPERATIONS[report].permission}`);
        if (list.status === 403) continue;
        expect([profile, entity, list.status], JSON.stringify(list.body)).toEqual([profile, entity, 200]);
        for (const record of [list.body as Record<string, number>[]].flatMap((all) => [
          ...all.slice(0, 1),
          ...all.slice(-1),
        ])) {
          const { status } = await ask(client, report, name, record[key.name]!);
          if (status === 403 || status === 400) break;
          expect([profile, report, name, record[key.name], status]).toEqual([
            profile,
            report,
            name,
            record[key.name],
            200,
          ]);
          answered += 1;
        }
      }
    }
    expect(answered).toBeGreaterThan(100);
  });

  it('offers places by permissions that exist', async () => {
    const { status, body } = await su('GET', '/api/catalogos/almacen?alcanceDe=reporte.nada');
    expect([status, (body as { errores: { campo: string }[] }).errores[0]?.campo]).toEqual([400, 'alcanceDe']);
  });
});
