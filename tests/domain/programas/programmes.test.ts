import { describe, expect, it } from 'vitest';
import { enrolmentFaults, populationFaults, type ProgrammeReach } from '#areas/programas/shared/programas/eligibility';
import { handOuts } from '#areas/programas/shared/programas/hand-outs';

const PREGNANCY: ProgrammeReach = {
  poblacionObjetivo: { genero: 'M', edadMin: 10, edadMax: 55 },
  diagnosticoIds: [7, 8],
  unidadIds: [1, 2],
  vigenciaDesde: '2026-01-01',
  vigenciaHasta: '2026-12-31',
};
const OPEN: ProgrammeReach = { vigenciaDesde: '2026-01-01' };
const LUZ = { genero: 'M', fechaNacimiento: '1996-05-12', diagnosticoIds: [8] };
const codes = (issues: readonly { campo: string; codigo: string }[]) => issues.map(({ codigo }) => codigo);

describe('enrolling in a programme', () => {
  it('requires a programme in force that day in one of its units, and no future day', () => {
    const on = (fecha: string, unidadId = 1) => codes(enrolmentFaults(PREGNANCY, unidadId, fecha, '2026-11-20'));
    expect(on('2026-11-20')).toEqual([]);
    expect(on('2026-01-01')).toEqual([]);
    expect(on('2025-12-31')).toEqual(['PROGRAMA_NO_VIGENTE']);
    expect(on('2026-11-21')).toEqual(['INSCRIPCION_FUTURA']);
    expect(on('2026-11-20', 3)).toEqual(['PROGRAMA_EN_OTRAS_UNIDADES']);
    expect(codes(enrolmentFaults(PREGNANCY, 1, '2027-01-01', '2027-01-05'))).toEqual(['PROGRAMA_NO_VIGENTE']);
    expect(enrolmentFaults({ ...OPEN, unidadIds: [] }, 3, '2030-01-01', '2030-01-01')).toEqual([]);
  });

  it('reports each mismatch between a patient and the target population', () => {
    const of = (more: Partial<Parameters<typeof populationFaults>[1]>, programme = PREGNANCY) =>
      codes(populationFaults(programme, { ...LUZ, ...more }, '2026-11-20'));
    expect(of({})).toEqual([]);
    expect(of({ genero: 'H' })).toEqual(['PROGRAMA_OTRO_GENERO']);
    // Another or an unknown gender implies nothing.
    expect(of({ genero: 'X' })).toEqual([]);
    expect(of({ genero: null, fechaNacimiento: null })).toEqual([]);
    expect(of({ fechaNacimiento: '1970-11-20' })).toEqual(['PROGRAMA_OTRA_EDAD']);
    // Fifty-five until the day before the birthday; ten on the birthday.
    expect(of({ fechaNacimiento: '1970-11-21' })).toEqual([]);
    expect(of({ fechaNacimiento: '2016-11-20' })).toEqual([]);
    expect(of({ fechaNacimiento: '2016-11-21' })).toEqual(['PROGRAMA_OTRA_EDAD']);
    expect(of({ diagnosticoIds: [9] })).toEqual(['PROGRAMA_SIN_DIAGNOSTICO']);
    expect(of({ diagnosticoIds: null })).toEqual(['PROGRAMA_DIAGNOSTICO_RESERVADO']);
    expect(of({ genero: 'H', fechaNacimiento: '1950-01-01', diagnosticoIds: [] })).toEqual([
      'PROGRAMA_OTRO_GENERO',
      'PROGRAMA_OTRA_EDAD',
      'PROGRAMA_SIN_DIAGNOSTICO',
    ]);
    expect(of({ genero: 'H', diagnosticoIds: null }, OPEN)).toEqual([]);
  });
});

describe('the monthly hand-out of a programme', () => {
  it('counts months from the month of the enrolment', () => {
    const months = [11, 12, 1, 2, 3, 4, 5].map((month) => [month < 11 ? 2027 : 2026, month] as const);
    const of = (rhythm: Parameters<typeof handOuts>[0]) =>
      months.map(([year, month]) => handOuts(rhythm, '2026-11-30', year, month));
    expect(of('MENSUAL')).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(of('BIMESTRAL')).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(of('TRIMESTRAL')).toEqual([1, 0, 0, 1, 0, 0, 1]);
    expect(of('SEMESTRAL')).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect(of('ANUAL')).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(of('UNICA')).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(of('QUINCENAL')).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(handOuts('ANUAL', '2024-02-29', 2027, 2)).toBe(1);
    expect(handOuts('MENSUAL', '2026-11-30', 2026, 10)).toBe(0);
  });

  it('counts weeks from the day of the enrolment', () => {
    // Every Monday from 2 November 2026.
    expect([11, 12].map((month) => handOuts('SEMANAL', '2026-11-02', 2026, month))).toEqual([5, 4]);
    expect(handOuts('SEMANAL', '2026-11-30', 2026, 11)).toBe(1);
    expect(handOuts('SEMANAL', '2026-11-30', 2026, 12)).toBe(4);
    expect(handOuts('SEMANAL', '2020-01-01', 2026, 2)).toBe(4);
    // A year has 52 or 53 of each weekday, over all months.
    const year = Array.from({ length: 12 }, (_, index) => handOuts('SEMANAL', '2025-06-03', 2026, index + 1));
    expect(year.reduce((sum, each) => sum + each, 0)).toBe(52);
  });
});
