import { describe, expect, it } from 'vitest';
import { namesMedicine, substancesOfMedicine } from '#areas/farmacia/shared/farmacia/medicine-substances';
import { SHIPPED_SUBSTANCES } from '#areas/farmacia/shared/farmacia/shipped-substances';
import { substanceIndex } from '#areas/farmacia/shared/farmacia/substance-index';
import { missingJustifications } from '#areas/farmacia/shared/farmacia/missing-justifications';
import { warningsOf, type Medicine, type PrescribingFacts } from '#areas/farmacia/shared/farmacia/warnings';
import { WHY_NO_AMOUNT } from '#areas/farmacia/shared/farmacia/suggested-amount';
import { advertenciaReceta } from '#generated/web/receta/enums.gen';
import en from '../../../locales/en/farmacia.json';
import es from '../../../locales/es/farmacia.json';
import interactions from '../../../scripts/db/seed/data/interacciones.json';

const substances = substanceIndex(SHIPPED_SUBSTANCES);
const NOTHING: PrescribingFacts = {
  substances,
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
    ['Penicilina', 'Paracetamol', false],
    ['Mariscos', 'Amoxicilina', false],
    ['ac', 'Ácido fólico', false],
  ])('%s speaks against %s: %s', (sustancia, name, speaks) => {
    const found = told([medicine(7, name)], { allergies: [{ sustancia, tipo: 'ALIMENTO', estado: 'ACTIVA' }] });
    expect(found).toEqual(speaks ? ['7 ALERGIA_BLOQUEO JUSTIFICAR'] : []);
  });

  it('is found by supply and by therapeutic group, and ignored once inactive', () => {
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

  it('is found with a medicine of another prescription in force', () => {
    const active = [{ insumoId: 9, nombreGenerico: 'Warfarina', folio: 'RX-1' }];
    expect(told([medicine(1, 'Metronidazol')], { active })).toEqual(['1 INTERACCION JUSTIFICAR']);
    expect(told([medicine(1, 'Paracetamol')], { active })).toEqual([]);
  });

  it('name substances of the demo, or families', () => {
    for (const { sustanciaA, sustanciaB } of interactions) expect(sustanciaA).not.toBe(sustanciaB);
    expect(new Set(interactions.map(({ sustanciaA, sustanciaB }) => `${sustanciaA} ${sustanciaB}`)).size).toBe(
      interactions.length,
    );
    expect(interactions.length).toBeGreaterThanOrEqual(40);
  });
});

/** UX §3: more than 1.5 times the need requires a reason, more than 3 times is refused. */
describe('packs above the need', () => {
  const pack = { contenidoEnvase: 30, unidadContenido: 'tableta', concentracion: '2 mg' };
  const clonazepam = (cantidadPrescrita: number, dias = 30) => ({
    ...medicine(1, 'Clonazepam', pack),
    dosis: 2,
    unidadDosis: 'mg',
    frecuenciaHoras: 24,
    duracionDias: dias,
    cantidadPrescrita,
  });
  it.each([
    [1, 30, []],
    [2, 30, ['1 CANTIDAD_EXCESIVA JUSTIFICAR']],
    [3, 30, ['1 CANTIDAD_EXCESIVA JUSTIFICAR']],
    [4, 30, ['1 CANTIDAD_EXCESIVA BLOQUEA']],
    [60, 30, ['1 CANTIDAD_EXCESIVA BLOQUEA']],
    [3, 60, []],
    [4, 60, ['1 CANTIDAD_EXCESIVA JUSTIFICAR']],
    [7, 60, ['1 CANTIDAD_EXCESIVA BLOQUEA']],
  ])('%d packs of 30 for %d days', (amount, days, expected) => {
    expect(told([clonazepam(amount, days)])).toEqual(expected);
  });

  it('states the ordered and the needed number, and refuses the amount', () => {
    const warnings = warningsOf([clonazepam(60)], NOTHING);
    expect(warnings).toMatchObject([{ detalle: '60 > 1' }]);
    expect(
      missingJustifications([{ insumoId: 1, justificacion: 'Viaje largo' }], warnings).map(({ campo }) => campo),
    ).toEqual(['lineas.0.cantidadPrescrita']);
  });

  it('is silent when the need is unknown, as in a ward', () => {
    expect(told([{ ...clonazepam(60), frecuenciaHoras: null }])).toEqual([]);
    expect(told([{ ...clonazepam(60), cantidadPrescrita: null }])).toEqual([]);
  });
});

describe('a regimen with successive doses', () => {
  const pack = { contenidoEnvase: 20, unidadContenido: 'tableta', concentracion: '5 mg' };
  const step = (dosis: number, more: object = {}) => ({
    ...medicine(1, 'Prednisona', pack),
    dosis,
    unidadDosis: 'tableta',
    frecuenciaHoras: 24,
    duracionDias: 5,
    cantidadPrescrita: 1,
    ...more,
  });

  it('is not a duplicate of itself, and its amounts add up', () => {
    expect(told([step(1), step(0.5, { continuacion: true, cantidadPrescrita: 0 })])).toEqual([]);
    expect(told([step(1), step(0.5, { continuacion: true, cantidadPrescrita: 1 })])).toEqual([
      '1 CANTIDAD_EXCESIVA JUSTIFICAR',
    ]);
    // Three packs for 4, 3, 2 and 1 tablets of five days each, which needs fifty.
    const taper = [4, 3, 2, 1].map((dosis, index) =>
      step(dosis, index === 0 ? { cantidadPrescrita: 3 } : { continuacion: true, cantidadPrescrita: 0 }),
    );
    expect(told(taper)).toEqual([]);
  });

  it('is checked once', () => {
    const allergies = [{ sustancia: 'Prednisona', tipo: 'MEDICAMENTO', estado: 'ACTIVA' }];
    expect(told([step(1), step(0.5, { continuacion: true, cantidadPrescrita: 0 })], { allergies })).toEqual([
      '1 ALERGIA_BLOQUEO JUSTIFICAR',
    ]);
  });
});

describe('an allergy to an unknown substance', () => {
  it('warns once on every prescription until it is linked', () => {
    const lines = [medicine(1, 'Paracetamol'), medicine(2, 'Loratadina')];
    const unlinked = { sustancia: 'Fulanitol', tipo: 'MEDICAMENTO', estado: 'ACTIVA' };
    expect(told(lines, { allergies: [unlinked] })).toEqual(['1 ALERGIA_SIN_VINCULAR AVISO']);
    expect(told(lines, { allergies: [{ ...unlinked, vinculo: 'penicilinas' }] })).toEqual([]);
    expect(told(lines, { allergies: [{ ...unlinked, vinculo: 'antihistaminicos' }] })).toEqual([
      '2 ALERGIA_BLOQUEO JUSTIFICAR',
    ]);
  });

  it('only advises on a possible cross-reaction', () => {
    const allergies = [{ sustancia: 'Penicilina', tipo: 'MEDICAMENTO', estado: 'ACTIVA' }];
    expect(told([medicine(1, 'Cefalexina')], { allergies })).toEqual(['1 ALERGIA_CRUZADA AVISO']);
  });
});

describe('the text of a warning', () => {
  it.each(advertenciaReceta.options.map(({ value }) => value))('%s is a sentence in every language', (codigo) => {
    for (const texts of [es, en]) {
      const { text, plain } = texts.app.pharmacy.review.advice[codigo as 'PEDIATRICO'];
      expect([text, plain]).toEqual([
        expect.stringMatching(/^[A-ZÁÉÍÓÚ].{10,}/),
        expect.stringMatching(/^[A-ZÁÉÍÓÚ].{10,}/),
      ]);
      expect(plain).not.toContain('%{');
    }
  });

  it.each(WHY_NO_AMOUNT)('%s is a sentence in every language', (why) => {
    for (const texts of [es, en]) expect(texts.app.pharmacy.review.noAmount[why]).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the check for other risks', () => {
  it('reports current medicines of the patient, and others of the same family', () => {
    const active = [{ insumoId: 1, nombreGenerico: 'Ibuprofeno', folio: 'RX-1' }];
    expect(told([medicine(1, 'Ibuprofeno')], { active })).toEqual(['1 DUPLICADO_ACTIVO JUSTIFICAR']);
    expect(told([medicine(2, 'Naproxeno')], { active })).toEqual(['2 DUPLICADO_GRUPO AVISO']);
    expect(told([medicine(3, 'Ibuprofeno')], { active })).toEqual(['3 DUPLICADO_ACTIVO JUSTIFICAR']);
  });

  it('reports the same generic on two lines, on the second', () => {
    expect(told([medicine(1, 'Paracetamol'), medicine(2, 'Paracetamol')])).toEqual(['2 DUPLICADO_GENERICO JUSTIFICAR']);
    expect(told([medicine(1, 'Fumarato ferroso'), medicine(2, 'Sulfato ferroso')])).toEqual([
      '2 DUPLICADO_GENERICO JUSTIFICAR',
    ]);
    expect(told([medicine(1, 'Ibuprofeno'), medicine(2, 'Naproxeno')])).toEqual([
      '1 DUPLICADO_GRUPO AVISO',
      '2 DUPLICADO_GRUPO AVISO',
    ]);
  });

  it.each([
    [1, 8, 3, []],
    [1, 6, 3, ['1 DOSIS_MAXIMA JUSTIFICAR']],
    [0.1, 8, 0.3, []],
  ])('%d every %d h against %d a day', (dosis, frecuenciaHoras, dosisMaximaDia, expected) => {
    expect(told([{ ...medicine(1, 'Paracetamol', { dosisMaximaDia }), dosis, frecuenciaHoras }])).toEqual(expected);
  });

  it('compares a maximum in its own unit', () => {
    const paracetamol = medicine(1, 'Paracetamol', {
      contenidoEnvase: 10,
      unidadContenido: 'tableta',
      concentracion: '500 mg',
      dosisMaximaDia: 4,
      unidadDosis: 'g',
    });
    const dose = (dosis: number, unidadDosis: string) => ({ ...paracetamol, dosis, unidadDosis, frecuenciaHoras: 6 });
    expect(told([dose(1000, 'mg')])).toEqual([]);
    expect(told([dose(1500, 'mg')])).toEqual(['1 DOSIS_MAXIMA JUSTIFICAR']);
    expect(told([dose(2, 'tableta')])).toEqual([]);
    expect(told([dose(3, 'tableta')])).toEqual(['1 DOSIS_MAXIMA JUSTIFICAR']);
    expect(warningsOf([dose(3, 'tableta')], NOTHING)[0]!.detalle).toBe('12 tabletas > 4 g');
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

describe('an obstacle to issuing a prescription', () => {
  it('is a blocking warning, or one without a justification on its line', () => {
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
    const where = (warnings: ReturnType<typeof warning>[]) =>
      missingJustifications(lines, warnings).map(({ campo }) => campo);
    expect(where([warning(1, 'JUSTIFICAR')])).toEqual(['lineas.0.justificacion']);
    expect(where([warning(2, 'JUSTIFICAR'), warning(1, 'AVISO')])).toEqual([]);
    expect(where([warning(2, 'BLOQUEA')])).toEqual(['lineas.1.insumoId']);
  });
});

describe('families of substances', () => {
  it('finds each part of a combination', () => {
    expect(substancesOfMedicine('Losartán e hidroclorotiazida', substances)).toEqual(['losartan', 'hidroclorotiazida']);
    expect(substancesOfMedicine('Tramadol-paracetamol', substances)).toEqual(['tramadol', 'paracetamol']);
    expect(namesMedicine('IECA', 'Captopril', substances)).toBe(true);
  });
});
