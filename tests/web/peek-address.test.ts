import { describe, expect, it } from 'vitest';
import { isPeekMove, peekOf, withPeek } from '#platform/web/ui/peek/peek-address';
import { listRequest } from '#platform/web/ui/list/list-request';

const FILTER = `filter=${encodeURIComponent(JSON.stringify({ q: 'Ana Peña', estatus: ['A'] }))}`;

describe('the record beside a list, in the address', () => {
  it.each([
    ['', null],
    ['?page=2', null],
    ['?ver=', null],
    ['?ver=17', '17'],
    ['?page=2&ver=CL', 'CL'],
    ['?ver=a%2Fb', 'a/b'],
  ])('reads «%s» as %s', (search, id) => {
    expect(peekOf(search)).toBe(id);
  });

  it.each([
    ['is added to the list as it is', '?page=2', '17', '?page=2&ver=17'],
    ['is the only part of a plain list', '', '17', '?ver=17'],
    ['replaces another', '?ver=17&page=2', '18', '?ver=18&page=2'],
    ['is removed', '?page=2&ver=17', null, '?page=2'],
    ['is removed from a plain list', '?ver=17', null, ''],
    ['leaves the spelling of a list without it', `?${FILTER}`, null, `?${FILTER}`],
    ['is written once', '?ver=17', '17', '?ver=17'],
  ] as const)('%s', (_what, search, id, expected) => {
    expect(withPeek(search, id)).toBe(expected);
  });

  it('does not change what the list requests', () => {
    const defaults = { sort: { field: 'folio', order: 'ASC' }, pageSize: 25 } as const;
    for (const search of ['', '?page=2&perPage=10', `?${FILTER}&sort=folio&order=DESC`])
      expect(listRequest(withPeek(search, '17'), defaults)).toEqual(listRequest(search, defaults));
  });

  it.each([
    ['opening one', '/paciente', `?${FILTER}`, '/paciente', withPeek(`?${FILTER}`, '4'), true],
    ['the next one', '/paciente', '?ver=4', '/paciente', '?ver=5', true],
    ['closing it by going back', '/paciente', withPeek(`?${FILTER}`, '4'), '/paciente', `?${FILTER}`, true],
    ['opening the same list again', '/paciente', '?page=2', '/paciente', '?page=2', false],
    ['another page of the list', '/paciente', '?ver=4', '/paciente', '?page=2', false],
    ['another list', '/paciente', '', '/cama', '?ver=4', false],
  ] as const)('is the only change: %s', (_what, fromPath, from, toPath, to, expected) => {
    expect(isPeekMove({ pathname: fromPath, search: from }, { pathname: toPath, search: to })).toBe(expected);
  });
});
