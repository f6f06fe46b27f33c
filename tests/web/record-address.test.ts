import { describe, expect, it } from 'vitest';
import { recordAddress } from '#platform/web/search/record-address';

describe('the record that an address opens', () => {
  it.each([
    ['https://red.example.org/solicitud/12', { entity: 'solicitud', id: '12' }],
    [' http://127.0.0.1:3000/solicitud/12\n', { entity: 'solicitud', id: '12' }],
    ['https://red.example.org/pais-de-prueba/MX-1.2', { entity: 'pais-de-prueba', id: 'MX-1.2' }],
  ])('%s', (text, address) => expect(recordAddress(text)).toEqual(address));

  it.each([
    '',
    'SOL-1',
    'javascript:alert(1)',
    'https://red.example.org/',
    'https://red.example.org/solicitud/12/editar',
    'https://red.example.org/solicitud/%E0%A4%A',
  ])('is null for %j', (text) => expect(recordAddress(text)).toBeNull());
});
