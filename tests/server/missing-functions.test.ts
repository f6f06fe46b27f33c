import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/server/create-app';
import { entityOf, productRules, rulesOf } from '#platform/server/entity/registry';
import { named } from '#platform/shared/text/named';
import { checkRecord } from '#platform/shared/validation/check-record';
import { unidadForm } from '#generated/shared/forms/unidad.gen';

const written = [rulesOf('solicitud').guards, entityOf('solicitud').effects, productRules().derived].map((table) => ({
  table: table as unknown as Record<string, unknown>,
  functions: { ...table },
}));
afterEach(() => {
  for (const { table, functions } of written) Object.assign(table, functions);
});

describe('a function that a schema names but the code lacks', () => {
  it('prevents the server from starting, and is named with its schema and the folder where it belongs', async () => {
    for (const { table } of written) for (const name of ['autorizar', 'solicitud']) delete table[name];
    await expect(createApp({} as Parameters<typeof createApp>[0])).rejects.toThrow(
      /guard `autorizar` \(solicitud\.autorizar\) → defineRules\('solicitud'\)[\s\S]*effects `autorizar` \(solicitud\.autorizar\) → defineEntity\('solicitud'\)[\s\S]*derive `solicitud` \(solicitud\) → defineRules\('solicitud'\)/,
    );
  });

  it('is an error wherever it is called, also by a name that every object has', () => {
    expect(() => named({}, 'guard', 'solicitudAutorizar')).toThrow('solicitudAutorizar');
    expect(() => named({}, 'guard', 'constructor')).toThrow('constructor');
  });

  it('refuses every record: a missing rule does not count as satisfied', () => {
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
