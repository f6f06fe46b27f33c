import { describe, expect, it } from 'vitest';
import { insumoConfiguracionForm } from '#generated/shared/forms/insumo-configuracion.gen';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { solicitudForm } from '#generated/shared/forms/solicitud.gen';
import { startedForm, withDefaults, type Starter } from '#platform/shared/validation/start-values';

const starter: Starter = { today: '2026-03-12', now: '2026-03-12T18:00:00.000Z', own: { almacen: [7], unidad: [3] } };

describe('a new form', () => {
  it('contains the month, the year, the day and the user’s own places', () => {
    expect(startedForm(solicitudForm, starter).defaults).toMatchObject({
      tipo: 'ORDINARIA',
      almacenSolicitanteId: 7,
      periodo: { mes: 'MARZO', anio: 2026 },
      fechaPapel: '2026-03-12',
    });
    expect(startedForm(pacienteForm, starter).defaults).toMatchObject({ unidadId: 3 });
    expect(startedForm(pacienteForm, starter).rowDefaults['alergias']).toEqual({
      estado: 'ACTIVA',
      fecha: '2026-03-12',
    });
  });

  it('leaves a field empty where the user has several places, or none', () => {
    expect(startedForm(solicitudForm, { ...starter, own: { almacen: [7, 8] } }).defaults).not.toHaveProperty(
      'almacenSolicitanteId',
    );
    expect(startedForm(solicitudForm, { ...starter, own: {} }).defaults).not.toHaveProperty('almacenSolicitanteId');
    expect(solicitudForm.defaults).not.toHaveProperty('almacenSolicitanteId');
  });
});

describe('defaults of omitted request fields', () => {
  const form = startedForm(solicitudForm, starter);

  it('are applied, and explicitly empty fields stay empty', () => {
    expect(withDefaults(form, { almacenSolicitanteId: null, urgente: true })).toMatchObject({
      tipo: 'ORDINARIA',
      almacenSolicitanteId: null,
      urgente: true,
      periodo: { mes: 'MARZO', anio: 2026 },
    });
    expect(withDefaults(form, { periodo: { mes: 'MAYO' } })['periodo']).toEqual({ mes: 'MAYO', anio: 2026 });
    expect(withDefaults(insumoConfiguracionForm, {})).toMatchObject({ mesesCobertura: 1, diasEntrega: 7, multiplo: 1 });
  });

  it('create no partly known group, and fill no blank row', () => {
    expect(withDefaults(pacienteForm, { personaId: 4 })).not.toHaveProperty('persona');
    expect(withDefaults(pacienteForm, { alergias: [{ sustancia: 'Látex' }, {}] })['alergias']).toEqual([
      { sustancia: 'Látex', estado: 'ACTIVA' },
      {},
    ]);
  });
});
