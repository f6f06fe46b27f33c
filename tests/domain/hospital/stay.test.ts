import { describe, expect, it } from 'vitest';
import { hospitalizacionRules } from '#areas/hospital/shared/hospitalizacion';
import type { EntityTypes } from '#platform/shared/entity-types';
import { balancesOf } from '#areas/hospital/shared/hospital/fluid-balances';
import { initialsOf } from '#areas/personas/shared/hospital/initials';

const NOW = '2026-03-10T18:00:00Z';
type StayGuard = keyof EntityTypes['hospitalizacion']['guards'];
const found = (guard: StayGuard, document: object, input: object = {}) =>
  hospitalizacionRules.guards[guard]!(document as never, input, { today: '2026-03-10', now: NOW }).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  );

describe('fluids by shift', () => {
  const set = (fechaToma: string, values: object) => ({
    fechaToma,
    ingresosMl: null,
    egresosMl: null,
    uresisMl: null,
    ...values,
  });
  it('are intake and output; urine counts only when the output is not stated', () => {
    const sets = [
      // 08:00, 12:00 and 15:00 in Monterrey.
      set('2026-03-10T14:00:00Z', { ingresosMl: 500, egresosMl: 200, uresisMl: 150 }),
      set('2026-03-10T18:00:00Z', { uresisMl: 300 }),
      set('2026-03-10T18:30:00Z', {}),
      set('2026-03-10T21:00:00Z', { ingresosMl: 100 }),
    ];
    expect(
      balancesOf(sets, 'America/Monterrey').map(({ turno, ingresosMl, egresosMl, balanceMl, tomas }) => [
        turno,
        ingresosMl,
        egresosMl,
        balanceMl,
        tomas,
      ]),
    ).toEqual([
      ['MATUTINO', 500, 500, 0, 2],
      ['VESPERTINO', 100, 0, 100, 1],
    ]);
  });
});

it('initials are those of each existing name', () => {
  expect(initialsOf(['María', ' gómez ', null, '', undefined, 'ñáñez'])).toBe('M. G. Ñ.');
});

/** DOMAIN b.3 and a.4, alta. */
describe('a stay', () => {
  it.each<[string, StayGuard, object, object, string[]]>([
    ['is begun once the person is known', 'ingresar', {}, { identidadVerificada: true }, []],
    [
      'is not begun by somebody unknown, nor tomorrow',
      'ingresar',
      { fechaIngreso: '2026-03-10T18:00:00.001Z' },
      {},
      ['identidadVerificada IDENTIDAD_SIN_VERIFICAR', 'fechaIngreso FECHA_FUTURA'],
    ],
    ['may begin now', 'ingresar', { fechaIngreso: NOW }, { identidadVerificada: true }, []],
    ['ends by improvement', 'altaMedica', { unidadId: 1 }, { motivoEgreso: 'MEJORIA' }, []],
    [
      'is not ended by a physician where the patient fled',
      'altaMedica',
      {},
      { motivoEgreso: 'FUGA' },
      ['motivoEgreso FUGA_ES_DIRECTA'],
    ],
    [
      'names where a patient is transferred to',
      'altaMedica',
      { unidadId: 1 },
      { motivoEgreso: 'TRASLADO' },
      ['unidadDestinoId REQUERIDO'],
    ],
    [
      'names another unit than its own',
      'altaMedica',
      { unidadId: 1 },
      { motivoEgreso: 'TRASLADO', unidadDestinoId: 1 },
      ['unidadDestinoId MISMA_UNIDAD'],
    ],
    ['goes to another unit', 'altaMedica', { unidadId: 1 }, { motivoEgreso: 'TRASLADO', unidadDestinoId: 2 }, []],
    [
      'names the hospital outside',
      'altaMedica',
      {},
      { motivoEgreso: 'PASE_OTRO_HOSPITAL' },
      ['destinoExterno REQUERIDO'],
    ],
    [
      'names who answers for leaving against advice',
      'altaMedica',
      {},
      { motivoEgreso: 'VOLUNTARIO' },
      ['voluntaria.responsable REQUERIDO', 'voluntaria.parentesco REQUERIDO'],
    ],
    [
      'names the cause of a death, and not yet its certificate',
      'altaMedica',
      {},
      { motivoEgreso: 'DEFUNCION', defuncion: { fechaHora: NOW } },
      ['defuncion.causa REQUERIDO'],
    ],
    ['goes on for a day after its discharge', 'revertir', { fechaAltaMedica: '2026-03-09T18:00:00Z' }, {}, []],
    [
      'does not go on later',
      'revertir',
      { fechaAltaMedica: '2026-03-09T17:59:59.999Z' },
      {},
      [' PREALTA_FUERA_DE_PLAZO'],
    ],
    ['goes on where no discharge is known', 'revertir', {}, {}, []],
    [
      'is over when the papers are there',
      'alta',
      {
        motivoEgreso: 'DEFUNCION',
        fechaIngreso: '2026-03-09T18:00:00Z',
        fechaEgreso: NOW,
        defuncion: { fechaHora: NOW, causa: 'I21', folioCertificado: '1' },
      },
      {},
      [],
    ],
    [
      'is not over without the certificate',
      'alta',
      { motivoEgreso: 'DEFUNCION', defuncion: { fechaHora: NOW, causa: 'I21' } },
      {},
      ['defuncion.folioCertificado REQUERIDO'],
    ],
    [
      'is not over without the paper that was signed',
      'alta',
      { motivoEgreso: 'VOLUNTARIO', voluntaria: { responsable: 'Ana', parentesco: 'Hija' } },
      {},
      ['voluntaria.documento REQUERIDO'],
    ],
    [
      'does not end when it began, nor tomorrow',
      'alta',
      { fechaIngreso: NOW, fechaEgreso: NOW },
      {},
      ['fechaEgreso EGRESO_ANTES_DE_INGRESO'],
    ],
    [
      'does not end tomorrow',
      'alta',
      { fechaIngreso: NOW, fechaEgreso: '2026-03-10T18:00:00.001Z' },
      {},
      ['fechaEgreso FECHA_FUTURA'],
    ],
    [
      'ends without a physician for who fled or died alone',
      'altaDirecta',
      {},
      { motivoEgreso: 'MEJORIA' },
      ['motivoEgreso ALTA_DIRECTA_SOLO'],
    ],
    ['ends by flight', 'altaDirecta', {}, { motivoEgreso: 'FUGA' }, []],
    [
      'ends by death with its certificate',
      'altaDirecta',
      {},
      { motivoEgreso: 'DEFUNCION', defuncion: { fechaHora: NOW, causa: 'I21' } },
      ['defuncion.folioCertificado REQUERIDO'],
    ],
  ])('%s', (_what, guard, document, input, issues) => {
    expect(found(guard, document, input)).toEqual(issues);
  });
});
