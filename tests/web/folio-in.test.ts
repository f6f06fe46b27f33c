import { describe, expect, it } from 'vitest';
import { folioIn } from '#areas/farmacia/web/folio-in';

describe('the number on a scanned prescription', () => {
  it('is read from its code, from a barcode, or as typed', () => {
    const folio = 'RX-CLSSA900014-2026-0000739';
    expect(folioIn(`https://red.example.org/receta/41?folio=${folio}`)).toEqual({ id: 41, folio });
    expect(folioIn(` ${folio}\n`)).toEqual({ id: null, folio });
  });

  it('is missing where its code was printed without one', () => {
    expect(folioIn('https://red.example.org/receta/41')).toEqual({ id: 41, folio: null });
  });
});
