import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORTS, type ImportAnswer, type ImportSpec } from '../../generated/server/imports.gen';
import * as tables from '../../generated/server/tables.gen';
import { resourceOf } from '../../src/server/crud/resources';
import { bitacora } from '../../src/server/db/system-tables';
import { importMany, isPlain } from '../../src/server/operations/imports/import-many';
import { importOne } from '../../src/server/operations/imports/import-one';
import type { ImportEntry, RowResult } from '../../src/server/operations/imports/import-row';
import { readCsv } from '../../src/server/operations/imports/read-csv';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

const specOf = (entity: string): ImportSpec => IMPORTS.find((spec) => spec.entity === entity)!;
const encoded = (lines: readonly string[]) => Buffer.from(lines.join('\n')).toString('base64');

describe.each(ENGINES)('the catalogues on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const send = async (entity: string, lines: readonly string[], aplicar = true) => {
    const { status, body } = await su('POST', `/api${specOf(entity).path}`, { body: { archivo: `${entity}.csv`, contenido: encoded(lines), aplicar } });
    return { status, ...(body as ImportAnswer & { codigo?: string }) };
  };
  const told = ({ resultado }: Pick<ImportAnswer, 'resultado'>) => resultado.map(({ fila, campo, codigo, valor }) => `${fila} ${campo} ${codigo} ${valor}`);

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('each has a template with its own headings, for whoever may write it', async () => {
    const auditor = await test.as('Auditor');
    for (const { path, columns } of IMPORTS) {
      const { status, body } = await su('GET', `/api${path}/plantilla?formato=csv`);
      expect([path, status]).toEqual([path, 200]);
      expect(readCsv(Buffer.from(String(body)))[0], path).toHaveLength(columns.length);
      expect((await auditor('POST', `/api${path}`, { body: { archivo: 'x.csv', contenido: 'eA==', aplicar: false } })).status, path).toBe(403);
    }
  });

  it('refer to each other by what people know: a code, or several with hyphens', async () => {
    expect(await send('pais', ['codigo,codigo3,nombre', 'XA,XAA,Equis A', 'XB,XBB,Equis B'])).toMatchObject({ status: 200, nuevas: 2, conError: 0 });
    await send('estado', ['clave,nombre,claveInegi,paisCodigo', 'CL,Coahuila de Zaragoza,05,mx', 'NL,Nuevo León,19,mx']);
    expect(await send('municipio', ['nombre,estadoClave,claveInegi', 'Uno,CL,901', 'Dos,cl,902'])).toMatchObject({ status: 200, nuevas: 2 });
    const codes = ['codigo,estadoClave,municipioId', '25901,CL,CL-901', '25902,CL,cl-902'];
    expect(await send('codigo-postal', codes)).toMatchObject({ status: 200, nuevas: 2 });
    expect(await send('codigo-postal', codes)).toMatchObject({ status: 200, nuevas: 0, actualizadas: 0, sinCambio: 2 });
    const changed = await send('codigo-postal', ['codigo,estadoClave,municipioId,ciudad', '25901,CL,CL-902,Ciudad nueva']);
    expect(changed).toMatchObject({ actualizadas: 1 });
    const [row] = await test.database.orm.select().from(tables.codigoPostal).where(sql`codigo = '25901'`);
    expect(row).toMatchObject({ ciudad: 'Ciudad nueva', version: 2 });
    const trail = await test.database.orm.select().from(bitacora).where(sql`entidad = 'codigo-postal' and entidad_id = '25901' and accion = 'EDITAR'`);
    expect(trail).toHaveLength(1);
    expect(trail[0]?.despues).toMatchObject({ ciudad: 'Ciudad nueva' });
  });

  it('tell row, column and rule of what is wrong, and write nothing', async () => {
    const before = await test.database.orm.select().from(tables.municipio);
    const wrong = ['nombre,estadoClave,claveInegi', 'Tres,CL,903', 'Sin estado,ZZ,901', 'Repetido,CL,903', ',CL,904', 'Mal,CL,4'];
    const checked = await send('municipio', wrong, false);
    expect(checked).toMatchObject({ status: 200, filas: 5, validas: 1, conError: 4 });
    expect(told(checked)).toEqual(expect.arrayContaining(['3 estadoClave REFERENCIA ZZ', '5 nombre REQUERIDO ']));
    expect(told(checked).filter((line) => line.startsWith('4 ')).join()).toContain('IMPORTACION_REPETIDA');
    expect(told(checked).some((line) => line.startsWith('6 claveInegi '))).toBe(true);
    expect(await send('municipio', wrong)).toMatchObject({ status: 422, codigo: 'IMPORTACION_CON_ERRORES' });
    expect(await test.database.orm.select().from(tables.municipio)).toEqual(before);
    // Another key than the one that names the record.
    expect(told(await send('pais', ['codigo,codigo3,nombre', 'XC,XAA,Equis C'], false))).toEqual(['2 codigo3 DUPLICADO XAA']);
    // What the picker of a form would not offer.
    expect(told(await send('codigo-postal', ['codigo,estadoClave,municipioId', '64901,NL,CL-901'], false)).join()).toContain('municipioId REFERENCIA_NO_CORRESPONDE');
  });

  it('many at once come to the same as one at a time', async () => {
    const actor = { usuarioId: 1, unidadId: null, jurisdiccionId: null, proveedorId: null, almacenIds: [], servicioIds: [], permissions: new Map([['catalogo.administrar', 'RED']]), ip: null, device: null, correlationId: null };
    const resource = resourceOf('especialidad');
    expect(isPlain(resource, actor as never)).toBe(true);
    const cell = { clave: fc.constantFrom('QA', 'QB', 'QC', 'qd', 'mal clave', ''), nombre: fc.constantFrom('Uno', 'Dos', ' Tres  más ', 'x', ''), tipo: fc.constantFrom('MEDICA', 'OTRA', 'NADA', '') };
    await fc.assert(fc.asyncProperty(fc.array(fc.record(cell), { maxLength: 8 }), async (rows) => {
      // A key stands once in a file: the import sees to that before.
      const unique = [...new Map(rows.map((row) => [row.clave.trim().toUpperCase(), row])).values()];
      const run = async (how: 'one' | 'many') => {
        let outcome: { results: readonly RowResult[]; stored: unknown } | undefined;
        await test.database.orm.transaction(async (tx) => {
          const entries = unique.map((row, index): ImportEntry => ({ fila: index + 2, values: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')), stored: undefined }));
          const results: RowResult[] = how === 'many' ? await importMany(tx, resource, entries, actor as never, true) : [];
          if (how === 'one') for (const entry of entries) results.push(await importOne(tx, resource, entry, actor as never));
          const stored = await tx.select({ clave: tables.especialidad.clave, nombre: tables.especialidad.nombre, tipo: tables.especialidad.tipo }).from(tables.especialidad).orderBy(tables.especialidad.clave);
          outcome = { results, stored };
          tx.rollback();
        }).catch((error: unknown) => { if (!outcome) throw error; });
        return outcome!;
      };
      const [one, many] = [await run('one'), await run('many')];
      expect(many.stored).toEqual(one.stored);
      expect(many.results.map((result) => (typeof result === 'string' ? result : result.map(({ campo, codigo }) => `${campo} ${codigo}`).toSorted()))).toEqual(one.results.map((result) => (typeof result === 'string' ? result : result.map(({ campo, codigo }) => `${campo} ${codigo}`).toSorted())));
    }), { numRuns: 40 });
  });
});
