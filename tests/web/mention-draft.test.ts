import { describe, expect, it } from 'vitest';
import { askedFor, choose, EMPTY_DRAFT, toDraft, toSent } from '#platform/web/ui/comments/mention-draft';

const ana = { usuarioId: 1, nombre: 'Ana Bravo', detalle: 'Médico' };
const other = { usuarioId: 2, nombre: 'Ana Bravo', detalle: 'Farmacia' };
const long = { usuarioId: 3, nombre: 'Ana Bravo Cruz', detalle: 'Médico' };
const chosen = [{ usuarioId: 1, nombre: 'Ana Bravo', label: 'Ana Bravo' }];

describe('the search for a person to mention in a comment', () => {
  it.each([
    ['@', ''],
    ['@an', 'an'],
    ['Hola @Ana Br', 'Ana Br'],
    ['(@Peña', 'Peña'],
    ['@Ana María de la', 'Ana María de la'],
    ['@uno dos tres cuatro cinco', null],
    ['correo@ana', null],
    ['sin nadie', null],
    ['@Ana  ', null],
    ['@Ana ', 'Ana '],
  ])('«%s» searches for %s', (text, expected) => {
    expect(askedFor(text, text.length, [])).toBe(expected);
  });

  it('reads only the text before the caret, and ends once one is chosen', () => {
    expect(askedFor('@Ana Bravo', 3, [])).toBe('An');
    expect(askedFor('@Ana Bravo', 10, chosen)).toBeNull();
    expect(askedFor('@Ana', 4, chosen)).toBe('Ana');
  });

  it('replaces the typed text, followed by one space', () => {
    const { draft, caret } = choose({ text: 'Vea @an hoy', chosen: [] }, 7, 'an', ana);
    expect(draft).toEqual({ text: 'Vea @Ana Bravo hoy', chosen });
    expect(caret).toBe('Vea @Ana Bravo '.length);
  });

  it('distinguishes people with the same name, and offers each once', () => {
    const first = choose({ text: '@an', chosen: [] }, 3, 'an', ana).draft;
    const again = choose({ ...first, text: `${first.text}@an` }, first.text.length + 3, 'an', ana).draft;
    expect(again.chosen).toEqual(chosen);
    const both = choose({ ...first, text: `${first.text}@an` }, first.text.length + 3, 'an', other).draft;
    expect(both.chosen.map(({ label }) => label)).toEqual(['Ana Bravo', 'Ana Bravo (Farmacia)']);
    expect(toSent(both)).toBe('@[Ana Bravo](1) @[Ana Bravo](2) ');
  });
});

describe('the sent text', () => {
  it('names people by their number, the longer name first', () => {
    const people = [...chosen, { usuarioId: 3, nombre: long.nombre, label: long.nombre }];
    expect(toSent({ text: '@Ana Bravo Cruz y @Ana Bravo.', chosen: people })).toBe(
      '@[Ana Bravo Cruz](3) y @[Ana Bravo](1).',
    );
  });

  it('treats special characters of a name literally', () => {
    const name = 'Ana [B.*+?^$|{}\\ (x)';
    const draft = { text: `@${name} y @Ana [Bx`, chosen: [{ usuarioId: 4, nombre: name, label: name }] };
    expect(toSent(draft)).toMatch(/\(4\) y @Ana \[Bx$/);
  });

  it('contains a name that has changed since as plain text', () => {
    expect(toSent({ text: '@Ana Bravos y @Ana', chosen })).toBe('@Ana Bravos y @Ana');
    expect(toSent({ text: '@Ana Bravo', chosen: [] })).toBe('@Ana Bravo');
    expect(toSent(EMPTY_DRAFT)).toBe('');
  });

  it('is shown again as it was written', () => {
    const stored = 'Vea @[Ana Bravo](1), @[Ana Bravo](2) y otra vez @[Ana Bravo](1); @[]().';
    const draft = toDraft(stored);
    expect(draft.text).toBe('Vea @Ana Bravo, @Ana Bravo (2) y otra vez @Ana Bravo; @.');
    expect(draft.chosen.map(({ usuarioId }) => usuarioId)).toEqual([1, 2]);
    expect(toSent(draft)).toBe('Vea @[Ana Bravo](1), @[Ana Bravo](2) y otra vez @[Ana Bravo](1); @.');
  });
});
