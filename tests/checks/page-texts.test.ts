import { describe, expect, it } from 'vitest';
import { textFaults } from '../support/web/controls/texts-shown';

const NO_DATA: ReadonlySet<string> = new Set();

describe('the control crawl reports a text that', () => {
  it.each([
    ['key', 'Elija primero: resources.hospitalizacion.transitions.ingresar.fields.unidadId.'],
    ['key', 'app.action.close'],
    ['key', 'enums.EstatusSolicitud.ENVIADA'],
    ['code', 'Estatus: EN_TRANSITO'],
    ['code', 'IMSS_BIENESTAR'],
    ['moment', '2026-11-28T04:22:40.398Z · Red Salud'],
    ['moment', 'Vence 2026-11-28'],
    ['value', 'Total: NaN'],
    ['value', 'undefined piezas'],
    ['value', '[object Object]'],
    ['zeros', '0.00'],
    ['zeros', '25,970.00'],
    ['zeros', '3.000 tabletas'],
    ['zeros', '12.500 mg'],
    ['zeros', '1,250.00 piezas'],
  ])('holds a raw %s: %s', (rule, text) => {
    expect(textFaults([text], NO_DATA).map((fault) => fault.rule)).toContain(rule);
  });

  it.each([
    'Clave 010.000.0104.00',
    '$1,250.00',
    '36.5 °C',
    'J18.0',
    'Hasta 10 mg cada 8 h.',
    'HOS-CLSSA900014-2026-000068',
    '28-11-2026 22:22',
    'consulta.pdf',
  ])('leaves a good one alone: %s', (text) => {
    expect(textFaults([text], NO_DATA)).toEqual([]);
  });

  it('takes what the server sent for data: a permission is no key of a text', () => {
    expect(textFaults(['consulta.firmar'], new Set(['consulta.firmar']))).toEqual([]);
  });
});
