import { afterEach, describe, expect, it } from 'vitest';
import { derived } from '#app/shared/registries/derived';
import { guards } from '#app/shared/registries/guards';
import { createApp } from '#app/server/create-app';
import { named } from '#platform/shared/named';
import { checkRecord } from '#platform/shared/check-record';
import { unidadForm } from '#generated/shared/forms/unidad.gen';

const written = [guards, derived].map((table) => ({
  table: table as unknown as Record<string, unknown>,
  functions: { ...table },
}));
afterEach(() => {
  for (const { table, functions } of written) Object.assign(table, functions);
});

describe('a function that a schema names but the code lacks', () => {
  it('keeps the server from starting, and is named with its schema and the folder it belongs in', async () => {
    for (const { table } of written) for (const name of ['solicitudAutorizar', 'solicitud']) delete table[name];
    await expect(createApp({} as Parameters<typeof createApp>[0])).rejects.toThrow(
      /guard `solicitudAutorizar` \(solicitud\.autorizar\) → src\/app\/shared\/registries\/guards\.ts[\s\S]*derive `solicitud` \(solicitud\) → src\/app\/shared\/registries\/derived\.ts/,
    );
  });

  it('is an error wherever it is called, also by a name that every object has', () => {
    expect(() => named({}, 'guard', 'solicitudAutorizar')).toThrow('solicitudAutorizar');
    expect(() => named({}, 'guard', 'constructor')).toThrow('constructor');
  });

  it('lets no record pass: a rule that is missing is not a rule that is kept', () => {
    expect(() =>
      checkRecord(
        { ...unidadForm, valueRules: {}, recordRules: [{ rule: 'ausente', at: '' }] },
        {},
        { value: {}, record: {} },
        '2026-03-01',
      ),
    ).toThrow('ausente');
  });
});
