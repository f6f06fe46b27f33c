import { describe, expect, it } from 'vitest';
import { unidadForm } from '#generated/shared/forms/unidad.gen';
import { checkRecord } from '#platform/shared/validation/check-record';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { isFilled, valueAt } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';

/** Rules have tests of their own. */
const BARE: FormSpec = { ...unidadForm, valueRules: {}, recordRules: [] };
const NO_RULES = { value: {}, record: {} };
const TODAY = '2026-03-27';
const check = (values: Record<string, unknown>) => checkRecord(BARE, prepareRecord(BARE, values), NO_RULES, TODAY);

const UNIT = {
  clues: ' clssa900001 ',
  nombre: 'Hospital General',
  unidadTipoId: 1,
  zonaHoraria: 'America/Monterrey',
  conectividad: 'BUENA',
  estatusOperacion: 'EN_OPERACION',
  domicilio: { calle: 'Hidalgo', estadoClave: 'CL', municipioId: 3 },
};

describe('preparing a record', () => {
  it('normalises texts and leaves the original as it was', () => {
    const original = structuredClone(UNIT);
    expect(prepareRecord(unidadForm, original)).toMatchObject({ clues: 'CLSSA900001' });
    expect(original).toEqual(UNIT);
  });

  it('drops server-set fields and keeps unknown ones', () => {
    expect(
      Object.keys(
        prepareRecord(unidadForm, { ...UNIT, unidadId: 7, version: 3, unidadTipoNombre: 'Hospital', inventado: 1 }),
      ).toSorted(),
    ).toEqual([...Object.keys(UNIT), 'inventado'].toSorted());
  });

  it('omits blanks, and groups that contain only blanks', () => {
    const prepared = prepareRecord(unidadForm, {
      ...UNIT,
      nombreCorto: '  ',
      telefono: null,
      domicilio: { calle: '', referencias: null },
    });
    expect(prepared).not.toHaveProperty('nombreCorto');
    expect(prepared).not.toHaveProperty('telefono');
    expect(prepared).not.toHaveProperty('domicilio');
  });

  it('keeps false and zero, which are values', () => {
    expect(prepareRecord(unidadForm, { domicilio: { latitud: 0 }, activa: false })).toEqual({
      domicilio: { latitud: 0 },
      activa: false,
    });
  });
});

describe('checking a record', () => {
  it('finds no fault in a valid one', () => {
    expect(check(UNIT)).toEqual([]);
  });

  it('names each field and rule once', () => {
    expect(
      check({
        ...UNIT,
        clues: 'X1',
        nombre: '',
        correo: 'nadie',
        domicilio: { estadoClave: 'CL', municipioId: 'tres' },
        horarioAtencion: [{ dia: 9, abre: '25:00' }],
      }),
    ).toEqual(
      expect.arrayContaining([
        { campo: 'clues', codigo: 'FORMATO_EJEMPLO', params: { ejemplo: 'CLSSA900001' } },
        { campo: 'nombre', codigo: 'REQUERIDO', params: {} },
        { campo: 'correo', codigo: 'CORREO', params: {} },
        { campo: 'domicilio.calle', codigo: 'REQUERIDO', params: {} },
        { campo: 'domicilio.municipioId', codigo: 'NUMERO_ENTERO', params: {} },
        { campo: 'horarioAtencion.0.dia', codigo: 'MAXIMO', params: { limite: 7 } },
        { campo: 'horarioAtencion.0.abre', codigo: 'HORA', params: {} },
        { campo: 'horarioAtencion.0.cierra', codigo: 'REQUERIDO', params: {} },
      ]),
    );
  });

  it('names unknown fields', () => {
    expect(check({ ...UNIT, inventado: 1 })).toEqual([
      { campo: 'inventado', codigo: 'CAMPO_DESCONOCIDO', params: { campo: 'inventado' } },
    ]);
  });
});

describe('conditions', () => {
  const form: FormSpec = {
    ...unidadForm,
    validate: Object.assign(() => true, { errors: null }),
    visible: {
      litros: (record) => valueAt(record, 'oxigeno') === true,
      marca: (record) => isFilled(valueAt(record, 'litros')),
    },
    required: { litros: (record) => valueAt(record, 'oxigeno') === true },
    valueRules: { litros: 'par' },
    recordRules: [{ rule: 'distintos', at: '' }],
  };
  const rules = {
    value: { par: (value: unknown) => (Number(value) % 2 === 0 ? null : { codigo: 'IMPAR' }) },
    record: {
      distintos: (record: Readonly<Record<string, unknown>>) =>
        record['a'] === record['b'] ? [{ campo: 'b', codigo: 'IGUALES' }] : [],
    },
  };

  it('drop a hidden field, and then the fields that depended on it', () => {
    expect(prepareRecord(form, { oxigeno: false, litros: 4, marca: 'X' })).toEqual({ oxigeno: false });
    expect(prepareRecord(form, { oxigeno: true, litros: 4, marca: 'X' })).toEqual({
      oxigeno: true,
      litros: 4,
      marca: 'X',
    });
  });

  it('require a field while they hold', () => {
    expect(checkRecord(form, { oxigeno: true, a: 1 }, rules, TODAY)).toEqual([
      { campo: 'litros', codigo: 'REQUERIDO', params: {} },
    ]);
    expect(checkRecord(form, { oxigeno: false, a: 1 }, rules, TODAY)).toEqual([]);
  });

  it('apply field rules to filled values only, and record rules to the record', () => {
    expect(checkRecord(form, { oxigeno: true, litros: 3, a: 1, b: 1 }, rules, TODAY)).toEqual([
      { campo: 'litros', codigo: 'IMPAR', params: {} },
      { campo: 'b', codigo: 'IGUALES', params: {} },
    ]);
  });

  it('give rules the key of an existing record', () => {
    const own = {
      value: rules.value,
      record: {
        distintos: (record: Readonly<Record<string, unknown>>) =>
          record['unidadId'] === record['unidadAbastecedoraId']
            ? [{ campo: 'unidadAbastecedoraId', codigo: 'ABASTECEDOR_PROPIO' }]
            : [],
      },
    };
    const record = { oxigeno: false, unidadAbastecedoraId: 7 };
    expect(checkRecord(form, record, own, TODAY, 7)).toEqual([
      { campo: 'unidadAbastecedoraId', codigo: 'ABASTECEDOR_PROPIO', params: {} },
    ]);
    expect(checkRecord(form, record, own, TODAY, 8)).toEqual([]);
  });
});

describe('comparing fields', () => {
  const labels = 'resources.contrato.fields';
  const form: FormSpec = {
    ...unidadForm,
    validate: Object.assign(() => true, { errors: null }),
    required: {},
    valueRules: {},
    recordRules: [],
    lines: [],
    comparisons: [
      { path: 'maximo', than: 'minimo', strict: false, kind: 'number', labels },
      { path: 'tempMax', than: 'tempMin', strict: true, kind: 'number', labels },
      { path: 'hasta', than: 'desde', strict: false, kind: 'moment', labels },
      { path: 'lineas.mas', than: 'menos', strict: false, kind: 'number', labels },
      { path: 'horario.cierra', than: 'abre', strict: true, kind: 'moment', labels },
    ],
  };
  const told = (record: Record<string, unknown>) =>
    checkRecord(form, record, NO_RULES, TODAY).map(({ campo, codigo }) => `${campo} ${codigo}`);

  it.each<[Record<string, unknown>, string[]]>([
    [{ minimo: 5, maximo: 5, tempMin: -1.5, tempMax: 0, desde: '2026-01-01', hasta: '2026-01-01' }, []],
    [{ minimo: 5, maximo: 4 }, ['maximo NO_MENOR_QUE_CAMPO']],
    [{ tempMin: 2, tempMax: 2 }, ['tempMax MAYOR_QUE_CAMPO']],
    [{ desde: '2026-02-01', hasta: '2026-01-31' }, ['hasta NO_ANTERIOR_A_CAMPO']],
    [{ minimo: 5 }, []],
    [{ minimo: '5', maximo: 4, hasta: '' }, []],
    [
      { lineas: [{ menos: 1, mas: 2 }, { menos: 3, mas: 2 }, { mas: 0 }], horario: { abre: '14:00', cierra: '08:00' } },
      ['lineas.1.mas NO_MENOR_QUE_CAMPO', 'horario.cierra POSTERIOR_A_CAMPO'],
    ],
  ])('%j gives %j', (record, expected) => expect(told(record)).toEqual(expected));

  it('names both, wherever they are', () => {
    expect(checkRecord(form, { lineas: [{ menos: 3, mas: 2 }] }, NO_RULES, TODAY)[0]?.labels).toEqual({
      campo: `${labels}.lineas.mas`,
      otro: `${labels}.lineas.menos`,
    });
  });
});
