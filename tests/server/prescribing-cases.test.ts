import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ALLERGY_CASES, DUPLICATE_CASES, PACK_CASES, REFUSED_REGIMENS } from '../support/cases/prescribing';
import { demoPack } from '../support/demo-pack';
import { startApp, type TestApp } from '../support/server/app';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';

interface Review {
  readonly advertencias: readonly { codigo: string; insumoId: number; detalle: string | null }[];
  readonly lineas: readonly { sugerida: number | null; calculo: string | null; sinSugerencia: string | null }[];
}

const codeOf = (source: string) => source.slice(5, 9);

describe('a prescription that is reviewed', () => {
  let test: TestApp;
  let place: Pharmacy;
  const supplies = new Map<string, number>();

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    place = await seedPharmacy(test);
  });
  afterAll(() => test.stop());

  /** The medicine of the demo catalogue as a supply of the network. */
  const supply = async (source: string): Promise<number> => {
    const code = codeOf(source);
    const known = supplies.get(code);
    if (known !== undefined) return known;
    const [row] = await test.database.orm
      .insert(tables.insumo)
      .values({
        ...demoPack(code),
        clave: `099.000.${code}.00`,
        descripcion: `Caso ${code}`,
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1, 2, 3],
        precioReferencia: 10,
      } as typeof tables.insumo.$inferInsert)
      .returning();
    supplies.set(code, row!.insumoId);
    return row!.insumoId;
  };
  const review = async (lineas: readonly object[]): Promise<Review> => {
    const answer = await place.doctor('POST', '/api/pacientes/receta/revisar', {
      body: { pacienteId: place.pacienteId, lineas },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Review;
  };
  const record = (alergias: readonly object[]) =>
    test.database.orm
      .update(tables.paciente)
      .set({ alergias: alergias as never })
      .where(eq(tables.paciente.pacienteId, place.pacienteId));

  it.each(PACK_CASES)('suggests packs: %s, %d %s every %d h for %d days → %d', async (...given) => {
    const [source, dosis, unidadDosis, frecuenciaHoras, duracionDias, sugerida, calculo] = given;
    const insumoId = await supply(source);
    const { lineas } = await review([{ insumoId, dosis, unidadDosis, frecuenciaHoras, duracionDias }]);
    expect(lineas).toMatchObject([{ sugerida, calculo, sinSugerencia: null }]);
  });

  it.each(REFUSED_REGIMENS.filter(([, , why]) => why !== null))(
    'suggests nothing, and says why: %s %j → %s',
    async (source, regimen, why) => {
      const { lineas } = await review([{ insumoId: await supply(source), ...regimen }]);
      expect(lineas).toMatchObject([{ sugerida: null, calculo: null, sinSugerencia: why }]);
    },
  );

  it.each(ALLERGY_CASES)('compares allergies: %s, «%s» and %s → %s', async (_source, sustancia, code, how) => {
    await record([{ sustancia, tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }]);
    const insumoId = await supply(code);
    const { advertencias } = await review([{ insumoId }]);
    const expected = { ALERGIA: ['ALERGIA_BLOQUEO'], CRUZADA: ['ALERGIA_CRUZADA'] };
    const compared = advertencias.filter(({ codigo }) => /^ALERGIA_(BLOQUEO|CRUZADA)$/.test(codigo));
    expect(compared.map(({ codigo }) => codigo)).toEqual(how === null ? [] : expected[how]);
    await record([{ sustancia, tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'INACTIVA' }]);
    const after = await review([{ insumoId }]);
    expect(after.advertencias.filter(({ codigo }) => codigo.startsWith('ALERGIA'))).toEqual([]);
  });

  it.each(DUPLICATE_CASES)('finds duplicates: %s and %s → %s', async (one, other, how) => {
    await record([]);
    const { advertencias } = await review([{ insumoId: await supply(one) }, { insumoId: await supply(other) }]);
    const found = new Set(advertencias.map(({ codigo }) => codigo).filter((codigo) => codigo.startsWith('DUPLICADO')));
    expect([...found]).toEqual(how === null ? [] : [`DUPLICADO_${how}`]);
  });
});
