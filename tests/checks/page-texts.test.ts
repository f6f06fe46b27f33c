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
    expect(textFaults([text], NO_DATA, NO_DATA).map((fault) => fault.rule)).toContain(rule);
  });

  it.each([
    'Clave 010.000.0104.00',
    '$1,250.00',
    '36.5 °C',
    'J18.0',
    'Hasta 10 mg cada 8 h.',
    'HOS-CLSSA900014-2026-000068',
    'CON-CL-H01-FAR-2026-10-19',
    '28-11-2026 22:22',
    'consulta.pdf',
  ])('ignores a correct one: %s', (text) => {
    expect(textFaults([text], NO_DATA, NO_DATA)).toEqual([]);
  });

  it('ignores the keys of catalogue rows, which administrators choose', () => {
    const keys = new Set(['SIN_EXISTENCIA']);
    expect(textFaults(['SIN_EXISTENCIA'], NO_DATA, keys)).toEqual([]);
    // Code of a procedure (CIE-9-MC).
    expect(textFaults(['37.0'], NO_DATA, new Set(['37.0']))).toEqual([]);
    expect(textFaults(['37.0'], NO_DATA, keys)).toHaveLength(1);
    expect(textFaults(['Motivo: SIN_EXISTENCIA'], NO_DATA, keys)).toHaveLength(1);
  });

  it('ignores the zeros of a catalogue name, and of nothing else', () => {
    const data = new Set(['Inmunoglobulina anti-D 0.300 mg', '12.5000']);
    const rules = (text: string) => textFaults([text], data, NO_DATA).map(({ rule }) => rule);
    expect(rules('Inmunoglobulina anti-D 0.300 mg · Envase con 1 jeringa')).toEqual([]);
    expect(rules('12.5000')).toEqual(['zeros']);
    expect(rules('Otra inmunoglobulina 0.300 mg')).toEqual(['zeros']);
  });

  it('treats values from the server as data: a permission is no text key', () => {
    expect(textFaults(['consulta.firmar'], new Set(['consulta.firmar']), NO_DATA)).toEqual([]);
  });
});
