import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPIRY_LIMITS, expiryLight } from '#areas/inventario/shared/inventario/expiry-light';
import { addDays } from '#platform/shared/dates/days';

const DAY = '2026-03-05';

describe('the traffic light of a lot', () => {
  it.each([
    [-1, 'CADUCADO'],
    [0, 'ROJO'],
    [90, 'ROJO'],
    [91, 'NARANJA'],
    [180, 'NARANJA'],
    [181, 'AMARILLO'],
    [365, 'AMARILLO'],
    [366, 'VERDE'],
  ])('%i days before it expires is %s', (days, light) => {
    expect(expiryLight({ caducidad: addDays(DAY, days) }, DAY)).toBe(light);
  });

  it('is null for a lot without an expiry date', () => {
    expect(expiryLight({ caducidad: null }, DAY)).toBeNull();
  });

  it('has the limits of the view of lots about to expire and of the names of the lights', () => {
    const { view } = (
      JSON.parse(readFileSync('schemas/entities/proveedores/lote-expirar.json', 'utf8')) as {
        'x-entity': { view: readonly string[] };
      }
    )['x-entity'];
    const said = [...view.join(' ').matchAll(/x\.dias <= (\d+) then '([A-Z]+)'/g)];
    expect(Object.fromEntries(said.map(([, days, light]) => [light, Number(days)]))).toEqual(EXPIRY_LIMITS);
    const { options } = (
      JSON.parse(readFileSync('schemas/shared/semaforo-caducidad.json', 'utf8')) as {
        'x-field': { options: Readonly<Record<string, { es: string; en: string }>> };
      }
    )['x-field'];
    for (const [light, days] of Object.entries(EXPIRY_LIMITS))
      for (const text of [options[light]!.es, options[light]!.en])
        expect(text.match(/\d+/g)?.at(-1)).toBe(String(days));
  });
});
