import { describe, expect, it } from 'vitest';
import { hideTyped, readTyped } from '#app/web/typed-address';

const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
const ANA = filter({ q: 'Ana Peña & Ruiz #2' });

describe('the address of a page', () => {
  it.each([
    ['the text of a search', `/paciente?${ANA}`, `/paciente#?${ANA}`],
    ['a text beside page and order', `/paciente?page=2&${ANA}&sort=folio`, `/paciente?page=2&sort=folio#?${ANA}`],
    [
      'a record that a form begins with',
      '/receta/create?source=%7B%22nota%22%3A%22x%22%7D',
      '/receta/create#?source=%7B%22nota%22%3A%22x%22%7D',
    ],
    ['the text of the audit trail', '/bitacora?periodo=mes&texto=Ana', '/bitacora?periodo=mes#?texto=Ana'],
    ['a filter that nobody can read', '/paciente?filter={"q"', '/paciente#?filter={"q"'],
    ['a text beside another that is hidden already', `/bitacora?texto=a#?${ANA}`, `/bitacora#?${ANA}&texto=a`],
  ])('sends no typed text: %s', (_what, url, hidden) => {
    expect(hideTyped(url)).toBe(hidden);
    expect(hideTyped(hidden)).toBe(hidden);
    const { pathname, search, hash } = new URL(hidden, 'https://red.example.org');
    expect(pathname + search).not.toMatch(/Ana|nota|%22q/);
    const read = readTyped({ search, hash });
    expect(read.hash).toBe('');
    const before = new URLSearchParams(url.split('#')[0]!.split('?')[1]);
    const after = new URLSearchParams(read.search);
    for (const [name, value] of before) expect(after.get(name)).toBe(value);
  });

  it.each([
    '/paciente',
    '/paciente?page=2&perPage=25',
    `/cama?${filter({ servicioId: 4, activo: 'all', libre: true })}`,
    '/reportes/farmacia?unidadId=4&desde=2026-01-01',
    '/paciente/4#comentarios',
    '/agenda?fecha=2026-03-01&vista=semana',
  ])('is unchanged without any: %s', (url) => {
    expect(hideTyped(url)).toBe(url);
  });
});
