import { describe, expect, it } from 'vitest';
import { completenessOf, mainDiagnoses, saidOf } from '#areas/consulta/shared/consulta/completeness';
import { changeReferral } from '#areas/consulta/shared/consulta/referral';
import { receivedIssues } from '#areas/ordenes/shared/orden-cargo/received-issues';

const NOTE = {
  motivoConsulta: 'Tos',
  padecimientoActual: 'Tres días',
  signosId: 4,
  exploracionFisica: 'Sin alteraciones',
  diagnosticos: [{ tipo: 'PRINCIPAL' }],
  pronostico: 'BUENO_VIDA_FUNCION',
  tratamientoIndicaciones: 'Reposo',
};

/** NOM-004-SSA3-2012, 6.1, 6.2 and 6.4 (DOF 15-10-2012). */
describe('a note of a consultation', () => {
  it.each<[string, object, string[]]>([
    ['with all parts lacks none', {}, []],
    ['of blanks lacks what is blank', { motivoConsulta: '  ', pronostico: null }, ['6.1.1', '6.2.5']],
    ['without signs lacks them', { signosId: null }, ['6.2.2']],
    ['at a distance needs no signs', { signosId: null, tipo: 'TELECONSULTA' }, []],
    ['without diagnoses lacks them', { diagnosticos: [] }, ['6.2.4']],
    ['with an empty referral lacks none', { referencia: { unidadDestinoId: null, motivo: ' ', urgente: false } }, []],
    ['that refers to a unit lacks summary and reason', { referencia: { unidadDestinoId: 9 } }, ['6.4.3', '6.4.3.1']],
    ['with an urgent referral lacks all of it', { referencia: { urgente: true } }, ['6.4.2', '6.4.3', '6.4.3.1']],
    [
      'with a reason of blanks lacks the reason',
      { referencia: { unidadDestinoId: 9, motivo: '  ', resumen: 'Diabetes de diez años' } },
      ['6.4.3.1'],
    ],
    [
      'with a whole referral lacks none',
      { referencia: { unidadDestinoId: 9, motivo: 'Retinopatía', resumen: 'Diabetes de diez años' } },
      [],
    ],
  ])('%s', (_what, change, missing) => {
    const found = completenessOf({ ...NOTE, ...change });
    expect(found.missing.map(({ numeral }) => numeral)).toEqual(missing);
    expect(found.share).toBe((found.asked.length - missing.length) / found.asked.length);
  });

  it('is complete when nothing is required', () => {
    expect(saidOf([], {})).toEqual({ asked: [], missing: [], share: 1 });
  });

  it('counts the diagnoses that are marked as main', () => {
    expect(
      [null, [], [{ tipo: 'PRINCIPAL' }, { tipo: 'SECUNDARIO' }, { tipo: 'PRINCIPAL' }]].map(mainDiagnoses),
    ).toEqual([0, 0, 2]);
  });
});

describe('a referral', () => {
  const whole = { unidadDestinoId: 9, motivo: 'Retinopatía' };
  it.each<[string, Parameters<typeof changeReferral>, object | null]>([
    ['begins with the first part', [null, { motivo: 'Retinopatía' }], { motivo: 'Retinopatía' }],
    ['keeps its other parts', [whole, { urgente: true }], { ...whole, urgente: true }],
    ['loses a part that is cleared', [whole, { motivo: '' }], { unidadDestinoId: 9 }],
    ['is none once nothing is left', [{ unidadDestinoId: 9, urgente: false }, { unidadDestinoId: null }], null],
  ])('%s', (_what, args, after) => {
    expect(changeReferral(...args)).toEqual(after);
  });
});

/** DOMAIN b.2, 7. */
describe('the receipt of an order', () => {
  const found = (lots: readonly object[] | null, sent: readonly object[], more: object = {}) =>
    receivedIssues(
      [{ insumoOrdenCargoId: 7, lotes: sent }] as never,
      (lots === null ? [] : [{ insumoOrdenCargoId: 7, lotes: lots, ...more }]) as never,
    ).map(({ campo, codigo }) => `${campo} ${codigo}`);
  const sent = [{ loteId: 1, cantidad: 3 }];

  it.each<[string, Parameters<typeof found>, string[]]>([
    ['as it was sent', [[{ loteId: 1, cantidadRecibida: 3 }], sent], []],
    [
      'beyond what was sent',
      [[{ loteId: 1, cantidadRecibida: 4 }], sent],
      ['lineas.0.lotes.0.cantidadRecibida RECIBIDO_DE_MAS'],
    ],
    [
      'less than was sent',
      [[{ loteId: 1, cantidadRecibida: 2 }], sent],
      ['lineas.0.motivoDiferencia DIFERENCIA_SIN_TIPO'],
    ],
    [
      'less than was sent, with what happened',
      [[{ loteId: 1, cantidadRecibida: 2 }], sent, { motivoDiferencia: 'Rota' }],
      [],
    ],
    [
      'of another lot',
      [
        [
          { loteId: 1, cantidadRecibida: 3 },
          { loteId: 9, cantidadRecibida: 1 },
        ],
        sent,
      ],
      ['lineas.0.lotes.1.loteId LOTE_AJENO'],
    ],
    ['without a lot', [[], sent], ['lineas.0.lotes LOTES_SIN_CONTAR']],
    ['without the line', [null, sent], ['lineas LOTES_SIN_CONTAR']],
    ['what was counted before', [null, [{ loteId: 1, cantidad: 3, cantidadRecibida: 3 }]], []],
  ])('%s', (_what, args, issues) => {
    expect(found(...args)).toEqual(issues);
  });
});
