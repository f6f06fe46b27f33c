import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/server/create-app';
import { entityOf, productRules, rulesOf } from '#platform/server/entity/registry';
import { named } from '#platform/shared/named';
import { checkRecord } from '#platform/shared/check-record';
import { unidadForm } from '#generated/shared/forms/unidad.gen';

const written = [rulesOf('solicitud').guards, entityOf('solicitud').effects, productRules().derived].map((table) => ({
  table: table as unknown as Record<string, unknown>,
  functions: { ...table },
}));
afterEach(() => {
  for (const { table, functions } of written) Object.assign(table, functions);
});

describe('a function that a schema names but the code lacks', () => {
  it('keeps the server from starting, and is named with its schema and the folder it belongs in', async () => {
    for (const { table } of written) for (const name of ['autorizar', 'solicitud']) delete table[name];
    await expect(createApp({} as Parameters<typeof createApp>[0])).rejects.toThrow(
      /guard `autorizar` \(solicitud\.autorizar\) → defineRules\('solicitud'\)[\s\S]*effects `autorizar` \(solicitud\.autorizar\) → defineEntity\('solicitud'\)[\s\S]*derive `solicitud` \(solicitud\) → defineRules\('solicitud'\)/,
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
