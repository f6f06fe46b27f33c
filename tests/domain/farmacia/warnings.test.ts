import { describe, expect, it } from 'vitest';
import { familiesOf, isSubstanceOf } from '../../../src/domain/farmacia/substance-families';
import { unjustified } from '../../../src/domain/farmacia/unjustified';
import { warningsOf, type Medicine, type PrescribingFacts } from '../../../src/domain/farmacia/warnings';
import interactions from '../../../scripts/db/seed/data/interacciones.json';

const NOTHING: PrescribingFacts = {
  allergies: [],
  pregnant: false,
  years: 40,
  unidadId: 1,
  level: 2,
  active: [],
  interactions: interactions as PrescribingFacts['interactions'],
};
const medicine = (insumoId: number, nombreGenerico: string, more: Partial<Medicine> = {}) => ({
  medicine: { insumoId, nombreGenerico, ...more },
  dosis: 1,
  frecuenciaHoras: 8,
  duracionDias: 7,
});
const told = (lines: Parameters<typeof warningsOf>[0], facts: Partial<PrescribingFacts> = {}) =>
  warningsOf(lines, { ...NOTHING, ...facts }).map(({ codigo, nivel, insumoId }) => `${insumoId} ${codigo} ${nivel}`);

describe('allergies (DOMAIN c.2.6)', () => {
  it.each([
    ['Penicilina', 'Amoxicilina', true],
    ['penicilinas', 'Bencilpenicilina benzatínica', true],
    ['AMPICILINA', 'Amoxicilina y ácido clavulánico', true],
    ['Acido acetilsalicilico', 'Ácido acetilsalicílico', true],
    ['AINEs', 'Naproxeno', true],
    ['Sulfas', 'Trimetoprima y sulfametoxazol', true],
    ['Amoxicilina 500 mg', 'Amoxicilina', true],
    ['Penicilina', 'Cefalexina', false],
    ['Penicilina', 'Paracetamol', false],
    ['Mariscos', 'Amoxicilina', false],
    ['ac', 'Ácido fólico', false],
  ])('%s speaks against %s: %s', (sustancia, name, speaks) => {
    const found = told([medicine(7, name)], { allergies: [{ sustancia, estado: 'ACTIVA' }] });
    expect(found).toEqual(speaks ? ['7 ALERGIA_BLOQUEO JUSTIFICAR'] : []);
  });

  it('is found by the supply and by the therapeutic group, and not once it is inactive', () => {
    const line = medicine(7, 'Loratadina', { grupoTerapeutico: 'Alergia' });
    const allergic = (sustancia: string, more: object) => told([line], { allergies: [{ sustancia, ...more }] });
    expect(allergic('Claritín', { insumoId: 7 })).toHaveLength(1);
    expect(allergic('alergía', {})).toHaveLength(1);
    expect(allergic('Loratadina', { estado: 'INACTIVA' })).toEqual([]);
  });
});

describe('interactions', () => {
  it.each([
    ['Warfarina', 'Naproxeno', 'JUSTIFICAR'],
    ['Enalapril', 'Losartán', 'JUSTIFICAR'],
    ['Tramadol', 'Sertralina', 'JUSTIFICAR'],
    ['Morfina', 'Diazepam', 'JUSTIFICAR'],
    ['Atorvastatina', 'Itraconazol', 'JUSTIFICAR'],
    ['Digoxina', 'Furosemida', 'AVISO'],
    ['Clopidogrel', 'Omeprazol', 'AVISO'],
  ])('%s with %s, in either order', (one, other, level) => {
    for (const names of [
      [one, other],
      [other, one],
    ])
      expect(told(names.map((name, index) => medicine(index + 1, name)))).toEqual([`2 INTERACCION ${level}`]);
  });

  it('is found with what another prescription in force has', () => {
    const active = [{ insumoId: 9, nombreGenerico: 'Warfarina', folio: 'RX-1' }];
    expect(told([medicine(1, 'Metronidazol')], { active })).toEqual(['1 INTERACCION JUSTIFICAR']);
    expect(told([medicine(1, 'Paracetamol')], { active })).toEqual([]);
  });

  it('names substances that the demo has, or families', () => {
    for (const { sustanciaA, sustanciaB } of interactions) expect(sustanciaA).not.toBe(sustanciaB);
    expect(new Set(interactions.map(({ sustanciaA, sustanciaB }) => `${sustanciaA} ${sustanciaB}`)).size).toBe(
      interactions.length,
    );
    expect(interactions.length).toBeGreaterThanOrEqual(40);
  });
});

describe('what else speaks against it', () => {
  it('tells of what the patient has already, and of another of the same family', () => {
    const active = [{ insumoId: 1, nombreGenerico: 'Ibuprofeno', folio: 'RX-1' }];
    expect(told([medicine(1, 'Ibuprofeno')], { active })).toEqual(['1 DUPLICADO_ACTIVO JUSTIFICAR']);
    expect(told([medicine(2, 'Naproxeno')], { active })).toEqual(['2 DUPLICADO_GRUPO AVISO']);
  });

  it.each([
    [1, 8, 3, []],
    [1, 6, 3, ['1 DOSIS_MAXIMA JUSTIFICAR']],
    [0.1, 8, 0.3, []],
  ])('%d every %d h against %d a day', (dosis, frecuenciaHoras, dosisMaximaDia, expected) => {
    expect(told([{ ...medicine(1, 'Paracetamol', { dosisMaximaDia }), dosis, frecuenciaHoras }])).toEqual(expected);
  });

  it('knows the level and the units of a medicine, pregnancy and age', () => {
    expect(told([medicine(1, 'Paracetamol', { nivelesAtencion: [3] })])).toEqual(['1 NIVEL_ATENCION BLOQUEA']);
    expect(told([medicine(1, 'Paracetamol', { nivelesAtencion: [] })])).toEqual([]);
    expect(told([medicine(1, 'Paracetamol', { restriccionUnidades: [2] })])).toEqual(['1 UNIDAD_RESTRINGIDA BLOQUEA']);
    const risky = medicine(1, 'Losartán', { contraindicadoEmbarazo: true, pediatrico: false });
    expect(told([risky])).toEqual([]);
    expect(told([risky], { pregnant: true })).toEqual(['1 EMBARAZO JUSTIFICAR']);
    expect(told([risky], { years: 11 })).toEqual(['1 PEDIATRICO AVISO']);
    expect(told([risky], { years: 12 })).toEqual([]);
  });
});

describe('what keeps a prescription from being issued', () => {
  it('is what blocks, and what nobody has justified on its line', () => {
    const lines = [
      { insumoId: 1, justificacion: null },
      { insumoId: 2, justificacion: 'Sin otra opción' },
    ];
    const warning = (insumoId: number, nivel: 'BLOQUEA' | 'JUSTIFICAR' | 'AVISO') => ({
      codigo: 'INTERACCION' as const,
      nivel,
      insumoId,
      detalle: 'x',
    });
    const where = (warnings: ReturnType<typeof warning>[]) => unjustified(lines, warnings).map(({ campo }) => campo);
    expect(where([warning(1, 'JUSTIFICAR')])).toEqual(['lineas.0.justificacion']);
    expect(where([warning(2, 'JUSTIFICAR'), warning(1, 'AVISO')])).toEqual([]);
    expect(where([warning(2, 'BLOQUEA')])).toEqual(['lineas.1.insumoId']);
  });
});

describe('families of substances', () => {
  it('finds a combination in the family of each of its parts', () => {
    expect(familiesOf('Losartán e hidroclorotiazida')).toEqual(['araii']);
    expect(familiesOf('Tramadol-paracetamol')).toEqual(['opioide']);
    expect(isSubstanceOf('IECA', 'Captopril')).toBe(true);
  });
});
