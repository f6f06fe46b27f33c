import { describe, expect, it, vi } from 'vitest';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { solicitudForm } from '#generated/shared/forms/solicitud.gen';
import { unidadForm } from '#generated/shared/forms/unidad.gen';
import { rules } from '#app/shared/rules';
import { FollowingValues } from '#platform/web/ui/form/derived/following-values';
import { derivedValues } from '#platform/web/ui/form/derived/values-that-follow';

const of = (form: typeof solicitudForm, values: Record<string, unknown>) =>
  derivedValues(form, values, rules, '2026-03-12', 'es');

describe('a derived value of a form', () => {
  it('equals that of the server: totals, and the state of each line', () => {
    const given = of(solicitudForm, {
      lineas: [
        { insumoId: 1, cantidadSolicitada: 20 },
        { insumoId: 2, cantidadSolicitada: 5, cantidadAutorizada: 4 },
      ],
    });
    expect(given.get('claves')).toBe(2);
    expect(given.get('piezasSolicitadas')).toBe(25);
    expect(given.get('piezasAutorizadas')).toBe(4);
    expect(given.get('lineas')).toEqual([{ estatusLinea: 'PENDIENTE' }, { estatusLinea: 'MODIFICADA' }]);
  });

  it('excludes the empty line for the next entry', () => {
    expect(of(solicitudForm, { lineas: [{ insumoId: 1, cantidadSolicitada: 20 }, {}] }).get('claves')).toBe(1);
    expect(of(solicitudForm, {}).get('claves')).toBe(0);
  });

  it('is computed, also of embedded records', () => {
    const given = of(pacienteForm, { persona: { fechaNacimiento: '1980-03-12', paisNacimiento: 'MX' } });
    expect(given.get('edad')).toBe('46 años');
    expect(given.get('persona.mexicano')).toBe(true);
    expect(of(unidadForm, { nombre: 'Hospital' }).size).toBe(0);
  });

  it('is null while the input of its function is incomplete', () => {
    const failing = {
      ...rules,
      derived: {
        solicitud: () => {
          throw new Error('unfinished');
        },
      },
    };
    expect(derivedValues(solicitudForm, { lineas: [] }, failing, '2026-03-12', 'es').size).toBe(0);
  });

  it('reports only changes, and unchanged lines keep their identity', () => {
    const following = new FollowingValues();
    const told = vi.fn<() => void>();
    following.subscribe(told);
    const lines = (first: number) => ({
      lineas: [
        { insumoId: 1, cantidadSolicitada: first },
        { insumoId: 2, cantidadSolicitada: 5 },
      ],
    });
    following.set(of(solicitudForm, lines(20)));
    const before = following.get('lineas');
    following.set(of(solicitudForm, lines(20)));
    expect(told).toHaveBeenCalledTimes(1);
    following.set(of(solicitudForm, lines(21)));
    expect(told).toHaveBeenCalledTimes(2);
    expect(following.get('piezasSolicitadas')).toBe(26);
    expect(following.get('lineas')).toBe(before);
  });
});
