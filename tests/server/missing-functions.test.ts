import { describe, expect, it, vi } from 'vitest';
import { named } from '../../src/shared/named';
import { checkRecord } from '../../src/shared/check-record';
import type * as Guards from '../../src/domain/guards';
import { unidadForm } from '../../generated/shared/forms/unidad.gen';

vi.mock('../../src/domain/guards', async (original) => {
  const { guards } = await original<typeof Guards>();
  const { solicitudAutorizar: _, ...others } = guards;
  return { guards: others };
});
vi.mock('../../src/domain/derived', () => ({ derived: {} }));

describe('a function that a schema names and nobody has written', () => {
  it('keeps the server from starting, and is named with its schema and the folder it belongs in', async () => {
    const { createApp } = await import('../../src/server/http/create-app');
    await expect(createApp({} as Parameters<typeof createApp>[0])).rejects.toThrow(/guard `solicitudAutorizar` \(solicitud\.autorizar\) → src\/domain\/guards[\s\S]*derive `solicitud` \(solicitud\) → src\/domain\/derived/);
  });

  it('is an error wherever it is called, also by a name that every object has', () => {
    expect(() => named({}, 'guard', 'solicitudAutorizar')).toThrow('solicitudAutorizar');
    expect(() => named({}, 'guard', 'constructor')).toThrow('constructor');
  });

  it('lets no record pass: a rule that is missing is not a rule that is kept', () => {
    expect(() => checkRecord({ ...unidadForm, valueRules: {}, recordRules: [{ rule: 'ausente', at: '' }] }, {}, { value: {}, record: {} }, '2026-03-01')).toThrow('ausente');
  });
});
