import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insumoForm } from '#generated/shared/forms/insumo.gen';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { personalMedicoForm } from '#generated/shared/forms/personal-medico.gen';
import { rules } from '#app/shared/rules';
import { checkRecord } from '#platform/shared/validation/check-record';
import { copyRecord } from '#platform/shared/merge/copy-record';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { isFilled, valueAt } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';

const FORMS: readonly FormSpec[] = [pacienteForm, insumoForm, personalMedicoForm];

/** Generates records with arbitrary values in the fields that a condition reads or hides. */
function recordsOf(form: FormSpec): fc.Arbitrary<Record<string, unknown>> {
  const value = fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    true,
    false,
    0,
    1,
    'x',
    'M',
    'X',
    'MEDICAMENTO',
    'VACUNA',
    'MATERIAL',
    'NINGUNA',
    'IMSS',
    'NO_IDENTIFICADO',
    'MEDICO',
    [],
    ['x'],
    [{ a: 1 }],
  );
  const paths = [...form.writable].filter((path) => ![...form.writable].some((other) => other.startsWith(`${path}.`)));
  return fc.array(fc.tuple(fc.constantFrom(...paths), value), { maxLength: 40 }).map((pairs) => {
    const record: Record<string, unknown> = {};
    for (const [path, given] of pairs) {
      const steps = path.split('.');
      let at = record;
      for (const step of steps.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
      at[steps.at(-1)!] = given;
    }
    return record;
  });
}

describe.each(FORMS.map((form) => [form.key, form] as const))(
  'a field whose condition does not hold (%s)',
  (_key, form) => {
    it('is not sent, and causes no issue', () => {
      fc.assert(
        fc.property(recordsOf(form), (values) => {
          const prepared = prepareRecord(form, values);
          const issues = checkRecord(form, prepared, rules, '2026-03-01');
          for (const [path, visible] of Object.entries(form.visible)) {
            if (visible(prepared)) continue;
            expect(isFilled(valueAt(prepared, path)), path).toBe(false);
            expect(
              issues.filter(({ campo }) => campo === path || campo.startsWith(`${path}.`)),
              path,
            ).toEqual([]);
          }
        }),
        { numRuns: 500 },
      );
    });

    it('stays as typed in the form itself, which preparing does not change', () => {
      fc.assert(
        fc.property(recordsOf(form), (values) => {
          const before = structuredClone(values);
          prepareRecord(form, values);
          expect(values).toEqual(before);
        }),
        { numRuns: 300 },
      );
    });
  },
);

describe('a copy of a record', () => {
  it('omits server-set fields, unique keys, and records embedded by a unique key', () => {
    const copy = copyRecord(pacienteForm, {
      id: 7,
      pacienteId: 7,
      version: 3,
      activo: true,
      personaId: 9,
      persona: { nombre: 'Ana', curp: 'X' },
      afiliacion: 'IMSS',
      unidadId: 2,
      unidadNombre: 'Norte',
      contactos: [{ nombre: 'Rosa' }],
      domicilio: { calle: 'Juárez' },
    });
    expect(copy).toEqual({
      persona: { paisNacimiento: 'MX', estadoNacimiento: 'CL' },
      afiliacion: 'IMSS',
      unidadId: 2,
      contactos: [{ nombre: 'Rosa' }],
      domicilio: { calle: 'Juárez' },
    });
  });

  it('has rows of its own', () => {
    const form: FormSpec = { ...insumoForm, lines: [{ path: 'codigosBarras', key: 'codigoId', unique: [] }] };
    expect(copyRecord(form, { clave: '010.000.0104.00', codigosBarras: [{ codigoId: 5, gtin: '1' }] })).toEqual({
      codigosBarras: [{ gtin: '1' }],
    });
  });
});
