import { describe, expect, it } from 'vitest';
import { dispensingIssues } from '#areas/farmacia/shared/farmacia/dispensing-issues';
import { recetaEmitir } from '#areas/farmacia/shared/receta/guard-emitir';
import { recetaProponerSustituto } from '#areas/farmacia/shared/receta/guard-proponer-sustituto';
import { recetaOutcomes } from '#areas/farmacia/shared/receta/outcomes';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { conteoOutcomes } from '#areas/inventario/shared/conteo/outcomes';
import { entradaExtraordinariaOutcomes } from '#areas/inventario/shared/entrada-extraordinaria/outcomes';
import { salidaExtraordinariaOutcomes } from '#areas/inventario/shared/salida-extraordinaria/outcomes';
import { ordenCargoOutcomes } from '#areas/ordenes/shared/orden-cargo/outcomes';
import { recepcionOutcomes } from '#areas/proveedores/shared/recepcion/outcomes';
import { solicitudOutcomes } from '#areas/solicitudes/shared/solicitud/outcomes';

const context = { today: '2026-03-10', now: '2026-03-10T12:00:00Z', usuarioId: 1 } as never;
const line = (values: object = {}) => ({
  recetaDetalleId: 1,
  insumoId: 1,
  nombreGenerico: 'Paracetamol',
  fraccion: 'IV',
  frecuenciaHoras: 8,
  cantidadPrescrita: 5,
  cantidadSurtida: 0,
  ...values,
});

/** NOM-004-SSA3-2012 6.2.6; Ley General de Salud, artículos 226 and 240; DOMAIN b.7, 2. */
describe('a prescription', () => {
  const found = (lineas: readonly object[], values: object = {}) =>
    recetaEmitir(
      { almacenId: 1, diagnosticoId: 1, surtimientosPermitidos: 1, lineas, ...values } as never,
      undefined,
      context,
    ).map(({ campo, codigo }) => `${campo} ${codigo}`);
  const second = (values: object = {}) => line({ fraccion: 'II', nombreGenerico: 'Clonazepam', ...values });

  it.each<[string, readonly object[], object, string[]]>([
    ['with all that it needs', [line()], {}, []],
    ['of nothing', [], {}, ['lineas REQUERIDO']],
    [
      'for no pharmacy and without a diagnosis',
      [line()],
      { almacenId: null, diagnosticoId: null },
      ['almacenId REQUERIDO', 'diagnosticoId REQUERIDO'],
    ],
    ['that does not say how often', [line({ frecuenciaHoras: null })], {}, ['lineas.0.frecuenciaHoras REQUERIDO']],
    ['that says how often in words', [line({ frecuenciaHoras: null, frecuenciaTexto: 'Dosis única' })], {}, []],
    ['when needed, without for what', [line({ prn: true })], {}, ['lineas.0.indicacionPrn REQUERIDO']],
    ['when needed, with for what', [line({ prn: true, indicacionPrn: 'Dolor' })], {}, []],
    ['of class II and another', [second(), line()], {}, ['lineas CONTROLADA_MEZCLADA']],
    ['of class II and III', [second(), second({ fraccion: 'III' })], {}, ['lineas CONTROLADA_MEZCLADA']],
    ['of two presentations of class II', [second(), second()], {}, []],
    ['of three presentations of class II', [second(), second(), second()], {}, ['lineas PRESENTACIONES_FRACCION_II']],
    [
      'of two products of class II',
      [second(), second({ nombreGenerico: 'Diazepam' })],
      {},
      ['lineas PRESENTACIONES_FRACCION_II'],
    ],
    ['of class II twice', [second()], { surtimientosPermitidos: 2 }, ['surtimientosPermitidos SURTIMIENTOS_DE_MAS']],
    ['of class IV twelve times', [line()], { surtimientosPermitidos: 12 }, []],
    [
      'of class IV thirteen times',
      [line()],
      { surtimientosPermitidos: 13 },
      ['surtimientosPermitidos SURTIMIENTOS_DE_MAS'],
    ],
  ])('%s is issued or not', (_what, lines, values, issues) => {
    expect(found(lines, values)).toEqual(issues);
  });

  it('has no substitute that it already contains, or that another line has', () => {
    const proposed = (lineas: readonly object[]) =>
      recetaProponerSustituto({ lineas } as never, {} as never, context).map(
        ({ campo, codigo }) => `${campo} ${codigo}`,
      );
    const said = { sustitutoPropuestoId: 9, sustitucionMotivo: 'No hay' };
    const field = 'lineas.0.sustitutoPropuestoId';
    expect(proposed([line(said), line({ insumoId: 2 })])).toEqual([]);
    expect(proposed([line(said), line({ insumoId: 9 })])).toEqual([`${field} SUSTITUTO_REPETIDO`]);
    expect(proposed([line(said), line({ insumoId: 2, ...said })])[0]).toBe(`${field} SUSTITUTO_REPETIDO`);
    expect(proposed([line({ ...said, fraccion: 'III' })])).toEqual([`${field} SUSTITUTO_CONTROLADO`]);
    expect(proposed([line({ sustitutoPropuestoId: 9 })])).toEqual(['lineas.0.sustitucionMotivo REQUERIDO']);
  });
});

describe('the dispensed pieces', () => {
  const lot = (loteId: number, values: Partial<Lot> = {}): Lot => ({
    almacenId: 1,
    insumoId: 1,
    loteId,
    numeroLote: `L${loteId}`,
    caducidad: `202${6 + loteId}-06-30`,
    fuenteFinanciamientoId: null,
    programaId: null,
    costoUnitario: 1,
    estatus: 'DISPONIBLE',
    existencia: 10,
    reservada: 0,
    fechaRecepcion: '2026-01-01',
    ...values,
  });
  const found = (given: readonly object[], values: { readonly line?: object; readonly body?: object } = {}) =>
    dispensingIssues(
      { lineas: [line(values.line)], surtimientosRealizados: 0, surtimientosPermitidos: 1 } as never,
      { almacenId: 1, lineas: given.map((each) => ({ detalleId: 1, ...each })), ...values.body } as never,
      [lot(1), lot(2), lot(3, { insumoId: 2 }), lot(4, { almacenId: 2 })],
      { day: '2026-03-10' },
    ).map(({ campo, codigo }) => `${campo} ${codigo}`);
  const reason = { motivosNoSurtido: [{ detalleId: 1, motivoNoSurtidoId: 3 }] };

  it.each<[string, Parameters<typeof found>, string[]]>([
    ['the first lot to expire', [[{ loteId: 1, cantidad: 5 }]], []],
    ['nothing', [[]], ['lineas REQUERIDO']],
    ['a line of another prescription', [[{ detalleId: 9, loteId: 1, cantidad: 5 }]], ['lineas.0.detalleId REFERENCIA']],
    ['a lot of another warehouse', [[{ loteId: 4, cantidad: 5 }]], ['lineas.0.loteId LOTE_AJENO']],
    ['a lot that there is not', [[{ loteId: 9, cantidad: 5 }]], ['lineas.0.loteId LOTE_AJENO']],
    ['a lot of another supply', [[{ loteId: 3, cantidad: 5 }]], ['lineas.0.loteId OTRO_INSUMO']],
    ['a lot of the substitute', [[{ loteId: 3, cantidad: 5 }], { line: { sustitutoInsumoId: 2 } }], []],
    [
      'one lot twice',
      [
        [
          { loteId: 1, cantidad: 2 },
          { loteId: 1, cantidad: 3 },
        ],
      ],
      ['lineas.1.loteId ELEMENTO_REPETIDO'],
    ],
    ['more than is due', [[{ loteId: 1, cantidad: 6 }]], ['lineas.0.cantidad SURTIDO_DE_MAS']],
    ['less than is due', [[{ loteId: 1, cantidad: 4 }]], ['motivosNoSurtido.1 MOTIVO_NO_SURTIDO']],
    ['less than is due, with a reason', [[{ loteId: 1, cantidad: 4 }], { body: reason }], []],
    [
      'a reason for a line that there is not',
      [[{ loteId: 1, cantidad: 5 }], { body: { motivosNoSurtido: [{ detalleId: 9 }] } }],
      ['motivosNoSurtido.0.detalleId REFERENCIA'],
    ],
    ['a later lot', [[{ loteId: 2, cantidad: 5 }]], ['lineas.0.motivoNoFefo MOTIVO_NO_FEFO']],
    ['a later lot, with a reason', [[{ loteId: 2, cantidad: 5, motivoNoFefo: 'Caja abierta' }]], []],
    [
      'a controlled medicine to somebody unnamed',
      [[{ loteId: 1, cantidad: 5 }], { line: { fraccion: 'II' } }],
      ['recibe.nombre REQUERIDO', 'recibe.identificacion REQUERIDO'],
    ],
    [
      'a controlled medicine to somebody named',
      [
        [{ loteId: 1, cantidad: 5 }],
        { line: { fraccion: 'II' }, body: { recibe: { nombre: 'Ana', identificacion: 'INE 1' } } },
      ],
      [],
    ],
  ])('%s', (_what, args, issues) => {
    expect(found(...args)).toEqual(issues);
  });
});

describe('the next state of a document', () => {
  it.each([
    [
      'to a second count where something is to be counted again',
      conteoOutcomes.terminar({ lineas: [{ recontar: true }, { recontar: false }] } as never, {} as never),
      'RECONTEO',
    ],
    [
      'to review where nothing is',
      conteoOutcomes.terminar({ lineas: [{ recontar: false }] } as never, {} as never),
      'EN_REVISION',
    ],
    [
      'accepted in part where something was rejected',
      recepcionOutcomes.aceptar({ lineas: [{ cantidadRechazada: 1 }, {}] } as never, {} as never),
      'ACEPTADA_PARCIAL',
    ],
    [
      'accepted where nothing was',
      recepcionOutcomes.aceptar({ lineas: [{ cantidadRechazada: 0 }, {}] } as never, {} as never),
      'ACEPTADA',
    ],
    [
      'as it was issued once all of it is back',
      recetaOutcomes.devuelta({ lineas: [{ cantidadSurtida: 0 }] } as never, {} as never),
      'EMITIDA',
    ],
    [
      'as dispensed in part once some of it is back',
      recetaOutcomes.devuelta({ lineas: [{ cantidadSurtida: 1 }, { cantidadSurtida: 0 }] } as never, {} as never),
      'SURTIDA_PARCIAL',
    ],
    [
      'with differences where a line has one',
      solicitudOutcomes.recepcion({ lineas: [{ diferenciaTipo: 'FALTANTE' }, {}] } as never, {} as never),
      'RECIBIDA_CON_DIFERENCIAS',
    ],
    [
      'received where none has',
      solicitudOutcomes.recepcion({ lineas: [{ diferenciaTipo: null }] } as never, {} as never),
      'RECIBIDA',
    ],
    [
      'authorised where the reason lets it pass',
      salidaExtraordinariaOutcomes.enviar({ requiereAutorizacion: false } as never, {} as never),
      'AUTORIZADA',
    ],
    [
      'to be authorised where nobody says',
      entradaExtraordinariaOutcomes.enviar({ requiereAutorizacion: null } as never, {} as never),
      'PENDIENTE_AUTORIZAR',
    ],
    [
      'back to its authorisation',
      ordenCargoOutcomes.soltar({ autorizacionAutomatica: false, autorizadaPorId: 3 } as never, {} as never),
      'AUTORIZADA',
    ],
    [
      'back to wait for one',
      ordenCargoOutcomes.soltar({ autorizacionAutomatica: false, autorizadaPorId: null } as never, {} as never),
      'PENDIENTE_AUTORIZAR',
    ],
  ])('%s', (_what, state, expected) => {
    expect(state).toBe(expected);
  });
});
