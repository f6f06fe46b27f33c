import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { rules } from '#app/shared/rules';
import type { RecordRuleName, ValueRuleName } from '#generated/shared/rule-names.gen';
import type { LooseRecord } from '#platform/shared/validation/rule';

const TODAY = '2026-11-20';
const found = (rule: RecordRuleName, record: LooseRecord) =>
  rules.record[rule]!(record, TODAY).map(({ campo, codigo }) => `${campo}: ${codigo}`);
const codeOf = (rule: ValueRuleName, value: unknown) => rules.value[rule]!(value, {}, TODAY)?.codigo ?? null;

const LUZ = {
  nombre: 'Luz',
  primerApellido: 'Alameda',
  segundoApellido: 'Prueba',
  genero: 'M',
  fechaNacimiento: '1990-03-05',
  curp: 'AAPL900305MCLLRZ96',
  paisNacimiento: 'MX',
  estadoNacimiento: 'CL',
};

describe('persona', () => {
  it('accepts a person whose CURP matches the form', () => expect(found('persona', LUZ)).toEqual([]));
  it.each([
    [{ genero: 'H' }, ['genero: CURP_GENERO_DISTINTO']],
    [{ fechaNacimiento: '1990-05-03' }, ['fechaNacimiento: CURP_FECHA_DISTINTA']],
    [{ estadoNacimiento: 'NL' }, ['estadoNacimiento: CURP_ESTADO_DISTINTO']],
    [{ curp: undefined, paisNacimiento: 'US' }, ['estadoNacimiento: ESTADO_NACIMIENTO_EXTRANJERO']],
    [{ curp: undefined, estadoNacimiento: 'NE' }, ['estadoNacimiento: ESTADO_NACIMIENTO_MEXICO']],
    [{ curp: undefined, paisNacimiento: 'US', estadoNacimiento: 'NE' }, []],
    [{ curp: 'AAPL900305MCLLRZ97', genero: 'H' }, []],
    [{ genero: undefined, fechaNacimiento: undefined, estadoNacimiento: undefined }, []],
  ])('with %j reports %j', (change, findings) => expect(found('persona', { ...LUZ, ...change })).toEqual(findings));

  it('accepts foreign births with a CURP of state NE only', () => {
    const foreign = {
      genero: 'H',
      fechaNacimiento: '2005-11-30',
      curp: 'XADA051130HNENMNZ7',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    expect(found('persona', foreign)).toEqual([]);
    expect(found('persona', { ...foreign, paisNacimiento: 'MX', estadoNacimiento: 'CL' })).toEqual([
      'estadoNacimiento: CURP_ESTADO_DISTINTO',
    ]);
  });
});

it('states the maximum of special prescriptions of a range', () => {
  const record = { foliosControlados: [{ serie: 'A', desde: 5, hasta: 9, usados: 6 }] };
  expect(rules.record['personalMedico']!(record, TODAY)).toEqual([
    { campo: 'foliosControlados.0.usados', codigo: 'MAXIMO', params: { limite: 5 } },
  ]);
});

describe('contrato', () => {
  const dates = { vigenciaDesde: '2026-03-01', vigenciaHasta: '2027-02-28' };
  it.each([
    [{ ...dates, ejercicio: 2025 }, ['ejercicio: EJERCICIO_FUERA_DE_VIGENCIA']],
    [{ ...dates, ejercicio: 2026 }, []],
    [{ ...dates, ejercicio: 2027 }, []],
    [{ ...dates, ejercicio: 2028 }, ['ejercicio: EJERCICIO_FUERA_DE_VIGENCIA']],
    [{ ...dates, ejercicio: null }, []],
    [
      { vigenciaDesde: '2026-03-01', vigenciaHasta: '2026-03-01', ejercicio: 2027 },
      ['ejercicio: EJERCICIO_FUERA_DE_VIGENCIA'],
    ],
    // A separate rule reports reversed dates.
    [{ vigenciaDesde: '2027-03-01', vigenciaHasta: '2026-03-01', ejercicio: 2020 }, []],
    [{ vigenciaDesde: '2026-03-01', ejercicio: 2020 }, []],
  ])('with %j reports %j', (record, findings) => expect(found('contrato', record)).toEqual(findings));
});

describe('single values', () => {
  it.each([
    ['2026-11-20', null],
    ['2026-11-21', 'FECHA_FUTURA'],
    ['1900-01-01', null],
    ['1899-12-31', 'FECHA_MINIMA'],
  ])('a date of birth of %s gives %s', (date, code) => expect(codeOf('fechaNacimiento', date)).toBe(code));
  it.each([
    ['America/Monterrey', null],
    ['America/Saltillo', 'ZONA_HORARIA'],
    ['UTC', null],
  ])('the time zone %s gives %s', (zone, code) => expect(codeOf('zonaHoraria', zone)).toBe(code));
  it.each([
    ['CLSSA900001', null],
    ['QQSSA900001', 'CLUES_ESTADO_DESCONOCIDO'],
  ])('the CLUES %s gives %s', (clues, code) => expect(codeOf('clues', clues)).toBe(code));
  it('a CURP is checked with its precise reason', () =>
    expect(codeOf('curp', 'AAPL900305MCLLRZ97')).toBe('CURP_INVALIDA_DIGITO'));
});

describe('usuario', () => {
  it.each([
    [LUZ, []],
    [{ ...LUZ, curp: undefined }, ['persona.curp: REQUERIDO']],
    [{ ...LUZ, curp: undefined, paisNacimiento: 'US' }, []],
    [{ ...LUZ, fechaNacimiento: '2010-11-20' }, []],
    [{ ...LUZ, fechaNacimiento: '2010-11-21' }, ['persona.fechaNacimiento: EDAD_MINIMA']],
  ])('with %j reports %j', (persona, findings) => expect(found('usuario', { persona })).toEqual(findings));
  it('linked to an existing person needs no personal data', () =>
    expect(found('usuario', { personaId: 3 })).toEqual([]));
});

describe('personal-medico', () => {
  const prescriber = {
    tipo: 'MEDICO',
    cedulaProfesional: '1234567',
    puedePrescribir: true,
    puedePrescribirControlados: true,
    foliosControlados: [{ serie: 'A', desde: 1, hasta: 50, usados: 3 }],
  };
  it.each([
    [{}, []],
    [{ tipo: 'TECNICO' }, ['puedePrescribir: PRESCRIPTOR_TIPO']],
    [{ cedulaProfesional: undefined }, ['cedulaProfesional: REQUERIDO']],
    [{ foliosControlados: undefined }, ['foliosControlados: FOLIOS_REQUERIDOS']],
    [
      {
        foliosControlados: [
          { serie: 'A', desde: 1, hasta: 9 },
          { serie: 'A', desde: 9, hasta: 20 },
        ],
      },
      ['foliosControlados.1.desde: FOLIOS_TRASLAPADOS'],
    ],
    [
      {
        foliosControlados: [
          { serie: 'A', desde: 1, hasta: 9 },
          { serie: 'B', desde: 9, hasta: 20 },
        ],
      },
      [],
    ],
    [{ foliosControlados: [{ serie: 'A', desde: 1, hasta: 9, usados: 10 }] }, ['foliosControlados.0.usados: MAXIMO']],
    [{ foliosControlados: [{ serie: 'A', desde: 1, hasta: 9, usados: 9 }] }, []],
    [{ foliosControlados: [{ serie: 'A', desde: 5, hasta: 5, usados: 2 }] }, ['foliosControlados.0.usados: MAXIMO']],
  ])('with %j reports %j', (change, findings) =>
    expect(found('personalMedico', { ...prescriber, ...change })).toEqual(findings),
  );
});

describe('paciente', () => {
  const pregnancy = (change: LooseRecord) => ({
    persona: LUZ,
    embarazo: { activo: true, fum: '2026-08-01', ...change },
  });
  it.each<[LooseRecord, string[]]>([
    [{ persona: LUZ }, []],
    [{ persona: { fechaNacimiento: '2010-01-01' } }, ['contactos: CONTACTO_MENOR']],
    [{ persona: { fechaNacimiento: '2010-01-01' }, contactos: [{ nombre: 'Ana' }] }, []],
    [{ persona: { fechaNacimiento: '2008-11-20' } }, []],
    [
      { persona: LUZ, alergiasNegadas: true, alergias: [{ sustancia: 'Penicilina' }] },
      ['alergiasNegadas: ALERGIAS_NEGADAS'],
    ],
    [
      { persona: LUZ, alergias: [{ sustancia: 'Látex' }, { sustancia: 'Polen', fecha: '2026-12-01' }] },
      ['alergias.1.fecha: FECHA_FUTURA'],
    ],
    [
      { persona: LUZ, padecimientosCronicos: [{ diagnosticoId: 4 }, { diagnosticoId: 4 }] },
      ['padecimientosCronicos.1.diagnosticoId: ELEMENTO_REPETIDO'],
    ],
    [{ persona: LUZ, alergias: [{ sustancia: 'Látex', fecha: '1900-01-01' }] }, ['alergias.0.fecha: FECHA_MINIMA']],
    [
      { persona: LUZ, padecimientosCronicos: [{ diagnosticoId: 4, desde: '1900-01-01' }] },
      ['padecimientosCronicos.0.desde: FECHA_MINIMA'],
    ],
    [
      { persona: LUZ, avisoPrivacidad: { aceptado: true, fecha: '1900-01-01' } },
      ['avisoPrivacidad.fecha: FECHA_MINIMA'],
    ],
    [{ persona: LUZ, avisoPrivacidad: { aceptado: true } }, ['avisoPrivacidad.fecha: REQUERIDO']],
    [{ persona: { fechaNacimiento: '2010-01-01' }, motivoSinCurp: 'NO_IDENTIFICADO' }, []],
    [
      { persona: { ...LUZ, nombre: 'DESCONOCIDA', primerApellido: '3' }, motivoSinCurp: 'EN_TRAMITE' },
      ['motivoSinCurp: ALIAS_MOTIVO'],
    ],
    [pregnancy({}), []],
    [pregnancy({ fum: '2026-12-01' }), ['embarazo.fum: FECHA_FUTURA']],
    [pregnancy({ fum: '2025-11-20' }), ['embarazo.fum: FECHA_MINIMA']],
    [{ ...pregnancy({}), persona: { ...LUZ, genero: 'H' } }, ['embarazo.activo: EMBARAZO_GENERO']],
    [{ ...pregnancy({}), persona: { ...LUZ, fechaNacimiento: '1960-01-01' } }, ['embarazo.activo: EMBARAZO_EDAD']],
    [{ ...pregnancy({ activo: false }), persona: { ...LUZ, fechaNacimiento: '1960-01-01' } }, []],
  ])('%j gives %j', (record, findings) => expect(found('paciente', record)).toEqual(findings));
});

describe('organisation', () => {
  it.each<[LooseRecord, string[]]>([
    [{ unidadId: 3, unidadAbastecedoraId: 4, clues: 'CLSSA900001', domicilio: { estadoClave: 'CL' } }, []],
    [{ unidadId: 3, unidadAbastecedoraId: 3 }, ['unidadAbastecedoraId: ABASTECEDOR_PROPIO']],
    [{ unidadAbastecedoraId: undefined }, []],
    [{ clues: 'CLSSA900001', domicilio: { estadoClave: 'NL' } }, ['clues: CLUES_ESTADO_DISTINTO']],
    [
      {
        horarioAtencion: [
          { dia: 1, abre: '08:00', cierra: '14:00' },
          { dia: 1, abre: '14:00', cierra: '20:00' },
        ],
      },
      [],
    ],
    [
      {
        horarioAtencion: [
          { dia: 1, abre: '08:00', cierra: '14:00' },
          { dia: 1, abre: '13:00', cierra: '20:00' },
        ],
      },
      ['horarioAtencion.1.abre: HORARIO_TRASLAPADO'],
    ],
  ])('the unit %j gives %j', (record, findings) => expect(found('unidad', record)).toEqual(findings));

  it('a warehouse neither supplies itself nor repeats a location', () => {
    expect(
      found('almacen', {
        almacenId: 1,
        almacenAbastecedorId: 1,
        ubicaciones: [{ codigo: 'A' }, { codigo: 'B' }, { codigo: 'A' }],
      }),
    ).toEqual(['almacenAbastecedorId: ABASTECEDOR_PROPIO', 'ubicaciones.2.codigo: ELEMENTO_REPETIDO']);
  });
  it('a team has different people', () => {
    expect(found('nucleo', { medicoId: 1, enfermeraId: 1, promotorId: 2 })).toEqual(['enfermeraId: PERSONA_REPETIDA']);
    expect(found('nucleo', { medicoId: 1, enfermeraId: 2 })).toEqual([]);
  });
  it('a postal code belongs to the state of its digits', () => {
    expect(found('codigoPostal', { codigo: '25000', estadoClave: 'CL' })).toEqual([]);
    expect(found('codigoPostal', { codigo: '64000', estadoClave: 'CL' })).toEqual([
      'estadoClave: CODIGO_POSTAL_ESTADO',
    ]);
  });
  it('a profile has known permissions without repetition', () => {
    expect(
      found('perfil', {
        permisos: [{ clave: 'paciente.ver' }, { clave: 'paciente.volar' }, { clave: 'paciente.ver' }],
      }),
    ).toEqual(['permisos.1.clave: PERMISO_DESCONOCIDO', 'permisos.2.clave: ELEMENTO_REPETIDO']);
  });
});

describe('diagnostico', () => {
  it('has ages in order and the chapter of its code', () => {
    expect(found('diagnostico', { clave: 'P220', capitulo: 'XVI', edadMinimaDias: 0, edadMaximaDias: 28 })).toEqual([]);
    expect(found('diagnostico', { clave: 'E119', capitulo: 'XVI' })).toEqual(['capitulo: CAPITULO_DISTINTO']);
  });
});

describe('insumo', () => {
  const insulin = {
    insumoId: 7,
    clave: '010.000.1050.00',
    tipo: 'MEDICAMENTO',
    requiereLote: true,
    requiereCaducidad: true,
    redFria: true,
    tempMin: 2,
    tempMax: 8,
    unidadBase: 'FRASCO',
    fraccionable: false,
    sustitutoIds: [8],
  };
  it.each<[LooseRecord, string[]]>([
    [{}, []],
    [{ tipo: 'REACTIVO' }, ['tipo: TIPO_INSUMO_GRUPO']],
    [{ tipo: null, requiereLote: false, requiereCaducidad: false }, []],
    [{ clave: null }, []],
    [{ insumoId: null, sustitutoIds: [null] }, []],
    [{ fraccionable: false, unidadBase: 'ENVASE' }, []],
    [
      { requiereLote: false, requiereCaducidad: false },
      ['requiereLote: OBLIGATORIO_MEDICAMENTO', 'requiereCaducidad: OBLIGATORIO_MEDICAMENTO'],
    ],
    [{ fraccionable: true, unidadBase: 'ENVASE' }, ['unidadBase: UNIDAD_BASE_FRACCIONABLE']],
    [{ sustitutoIds: [7] }, ['sustitutoIds: SUSTITUTO_PROPIO']],
    [
      { codigosBarras: [{ gtin: '4006381333931' }, { gtin: '4006381333930' }, { gtin: '4006381333931' }] },
      ['codigosBarras.1.gtin: GTIN_INVALIDO', 'codigosBarras.2.gtin: ELEMENTO_REPETIDO'],
    ],
  ])('with %j reports %j', (change, findings) => expect(found('insumo', { ...insulin, ...change })).toEqual(findings));
});

describe('every finding', () => {
  it('has a text in the three languages', async () => {
    const files = (await readdir('src/areas', { recursive: true })).filter((file) => /\/shared\/.*\.ts$/.test(file));
    const sources = await Promise.all(files.map((file) => readFile(`src/areas/${file}`, 'utf8')));
    const codes = new Set(
      sources
        .flatMap((text) => [...text.matchAll(/'([A-Z]+(?:_[A-Z]+)+|REQUERIDO|MAXIMO)'/g)].map(([, code]) => code!))
        .filter((code) =>
          /^(CURP|FECHA|EDAD|CLUES|ZONA|ABASTECEDOR|HORARIO|PERSONA_|RANGO|CAPITULO|TIPO_INSUMO|OBLIGATORIO|UNIDAD_BASE|SUSTITUTO|GTIN|CODIGO|PERMISO|PRESCRIPTOR|FOLIOS|CONTACTO|ALERGIAS|EMBARAZO|ESTADO_|ELEMENTO|REQUERIDO|MAXIMO|MAYOR)/.test(
            code,
          ),
        ),
    );
    expect(codes.size).toBeGreaterThan(40);
    const missing = await Promise.all(
      ['es', 'en', 'es-mx'].map(async (language) => {
        // Mexican Spanish falls back to Spanish.
        const read = async (from: string) =>
          JSON.parse(await readFile(`locales/${from}/errors.json`, 'utf8')) as Record<string, string>;
        const texts = { ...(language === 'es-mx' ? await read('es') : {}), ...(await read(language)) };
        return [...codes].filter((code) => !texts[`errors.${code}`]).map((code) => `${language}: ${code}`);
      }),
    );
    expect(missing.flat()).toEqual([]);
  });
});
