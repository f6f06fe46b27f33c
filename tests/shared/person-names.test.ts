import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { personaForm } from '#generated/shared/forms/persona.gen';
import { rules } from '#app/shared/rules';
import { checkRecord } from '#platform/shared/validation/check-record';
import { plainText } from '#platform/shared/text/plain-text';
import { prepareRecord } from '#platform/shared/validation/prepare-record';

/** Returns the stored form of a typed name, and its issues. */
function written(nombre: string) {
  const record = prepareRecord(personaForm, { nombre });
  const issues = checkRecord(personaForm, record, rules, '2026-11-28');
  return { stored: record['nombre'], issues: issues.filter(({ campo }) => campo === 'nombre') };
}

const COMBINED = (text: string) => text.normalize('NFD');

/** Typed name, stored name, and origin of such names. A name that is stored as typed has no second column. */
const ACCEPTED: readonly (readonly [typed: string, stored: string, source: string])[] = [
  ['María', 'María', 'RENAPO, Instructivo para la asignación de la CURP 2018: acentos'],
  ['MUÑOZ', 'MUÑOZ', 'RENAPO, Instructivo CURP: Ñ'],
  ['Agüero', 'Agüero', 'RENAPO, Instructivo CURP: diéresis'],
  ["D'Angelo", "D'Angelo", 'RENAPO, Instructivo CURP: apóstrofo'],
  ['Pérez-Gil', 'Pérez-Gil', 'RENAPO, Instructivo CURP: guion'],
  ['Ma. de los Ángeles', 'Ma. de los Ángeles', 'RENAPO, Instructivo CURP: punto y partículas'],
  ['J. Jesús', 'J. Jesús', 'RENAPO, Instructivo CURP: inicial'],
  ['Ponciano Arriaga de la O', 'Ponciano Arriaga de la O', 'RENAPO, Instructivo CURP: apellido de una letra'],
  ['João', 'João', 'ICAO 9303-3, sección 6, tabla A: Ã'],
  ['François', 'François', 'ICAO 9303-3, tabla A: Ç'],
  ['Zoë', 'Zoë', 'ICAO 9303-3, tabla A: Ë'],
  ['Anaïs', 'Anaïs', 'ICAO 9303-3, tabla A: Ï'],
  ['Žofia', 'Žofia', 'ICAO 9303-3, tabla A: Ž'],
  ['Ayşe', 'Ayşe', 'ICAO 9303-3, tabla A: Ş'],
  ['Çağla', 'Çağla', 'ICAO 9303-3, tabla A: Ğ'],
  ['İpek', 'İpek', 'ICAO 9303-3, tabla A: İ'],
  ['Işıl', 'Işıl', 'ICAO 9303-3, tabla A: ı'],
  ['Øystein', 'Øystein', 'ICAO 9303-3, tabla A: Ø'],
  ['Åse', 'Åse', 'ICAO 9303-3, tabla A: Å'],
  ['Æsa', 'Æsa', 'ICAO 9303-3, tabla A: Æ'],
  ['Łukasz', 'Łukasz', 'ICAO 9303-3, tabla A: Ł'],
  ['Strauß', 'Strauß', 'ICAO 9303-3, tabla A: ß'],
  ['Þóra', 'Þóra', 'ICAO 9303-3, tabla A: Þ'],
  ['Đặng', 'Đặng', 'ICAO 9303-3, tabla A: Đ; Unicode, Latin Extended Additional'],
  ['Nguyễn', 'Nguyễn', 'Unicode, Latin Extended Additional: ễ'],
  ['Phạm Thị Hồng', 'Phạm Thị Hồng', 'Unicode, Latin Extended Additional: ạ ị ồ'],
  ['Ștefan', 'Ștefan', 'Unicode, Latin Extended-B: Ș con coma'],
  ['Kőszegi', 'Kőszegi', 'ICAO 9303-3, tabla A: Ő'],
  ['Ħamid', 'Ħamid', 'ICAO 9303-3, tabla A: Ħ'],
  ['Čeněk', 'Čeněk', 'ICAO 9303-3, tabla A: Č Ě'],
  ['Ģirts', 'Ģirts', 'ICAO 9303-3, tabla A: Ģ'],
  ['Œuvrard', 'Œuvrard', 'ICAO 9303-3, tabla A: Œ'],
  ['Αθηνά', 'Αθηνά', 'Unicode, Greek and Coptic'],
  ['Юлия', 'Юлия', 'Unicode, Cyrillic'],
  ['D’Angelo', 'D’Angelo', 'Unicode U+2019, el apóstrofo tipográfico'],
  ['O‘Higgins', 'O‘Higgins', 'Unicode U+2018, el que ponen procesadores de texto'],
  ['D´Angelo', "D'Angelo", 'Unicode U+00B4, tecla de acento del teclado latinoamericano'],
  ['D`Angelo', "D'Angelo", 'Unicode U+0060, tecla de acento grave'],
  ['Gal·la', 'Gal·la', 'Unicode U+00B7, ela geminada'],
  [COMBINED('José'), 'José', 'UAX 15, formas de normalización: NFD de macOS'],
  [COMBINED('Nguyễn'), 'Nguyễn', 'UAX 15: dos acentos combinados'],
  [COMBINED('Núñez'), 'Núñez', 'UAX 15: tilde combinada'],
  ['María\u00A0José', 'María José', 'Unicode U+00A0, espacio duro de Word'],
  ['María\u202FJosé', 'María José', 'Unicode U+202F, espacio fino duro'],
  ['María\u3000José', 'María José', 'Unicode U+3000, espacio ideográfico'],
  ['  María   José ', 'María José', 'Espacios repetidos'],
  ['María\tJosé', 'María José', 'Tabulador de una hoja de cálculo'],
  ['Guada\u200Blupe', 'Guadalupe', 'Unicode U+200B, espacio de ancho cero'],
  ['Guada\u200Dlupe', 'Guadalupe', 'Unicode U+200D, enlace de ancho cero'],
  ['\uFEFFGuadalupe', 'Guadalupe', 'Unicode U+FEFF, marca de orden de bytes'],
  ['Guada\u00ADlupe', 'Guadalupe', 'Unicode U+00AD, guion opcional'],
  ['\u200EGuadalupe\u200F', 'Guadalupe', 'Unicode U+200E y U+200F, marcas de dirección'],
  ['Pérez\u2010Gil', 'Pérez-Gil', 'Unicode U+2010, guion'],
  ['Pérez\u2011Gil', 'Pérez-Gil', 'Unicode U+2011, guion duro'],
  ['Pérez–Gil', 'Pérez-Gil', 'Unicode U+2013, raya corta de Word'],
];

const REFUSED: readonly (readonly [typed: string, codigo: string, caracter: string | undefined])[] = [
  ['Juan 2', 'NOMBRE_CARACTER', '2'],
  ['Ana (la güera)', 'NOMBRE_CARACTER', '('],
  ['Ruiz, Ana', 'NOMBRE_CARACTER', ','],
  ['ana@example.org', 'NOMBRE_CARACTER', '@'],
  ['<b>Ana</b>', 'NOMBRE_CARACTER', '<'],
  ['Ana_María', 'NOMBRE_CARACTER', '_'],
  ['Ana 😀', 'NOMBRE_CARACTER', '😀'],
  ['---', 'FORMATO_EJEMPLO', undefined],
  ["'", 'FORMATO_EJEMPLO', undefined],
  ['王小明', 'CARACTER_SIN_IMPRESION', '王'],
  ['محمد', 'CARACTER_SIN_IMPRESION', 'م'],
  ['עמית', 'CARACTER_SIN_IMPRESION', 'ע'],
];

/** Spellings that must find a stored name. */
const FOUND: readonly (readonly [stored: string, typed: readonly string[]])[] = [
  ['João', ['joao', 'JOÃO', COMBINED('joão')]],
  ['Nguyễn', ['nguyen', 'Nguyên', 'NGUYỄN']],
  ['Đặng', ['dang', 'đang', 'Dặng']],
  ['Łukasz', ['lukasz', 'łukasz', 'LUKASZ']],
  ['Øystein', ['oystein', 'øystein']],
  ['Strauß', ['strauss', 'STRAUẞ', 'strauß']],
  ['Æsa', ['aesa', 'æsa']],
  ['Ayşe', ['ayse', 'AYŞE']],
  ['Işıl', ['isil', 'ışıl']],
  ['Žofia', ['zofia']],
  ['D’Angelo', ["d'angelo", 'dangelo', 'D´Angelo', 'D‘Angelo']],
  ["D'Angelo", ['d’angelo', 'dangelo']],
  ['Núñez', ['nunez', 'ñunez', COMBINED('Núñez')]],
  ['Юлия', ['юлия', 'ЮЛИЯ']],
  ['Αθηνά', ['αθηνα', 'ΑΘΗΝΑ']],
];

describe('a name of a person', () => {
  it.each(ACCEPTED)('%j is stored as %j (%s)', (typed, stored) => {
    expect(written(typed)).toEqual({ stored, issues: [] });
  });

  it('does not change when it is stored again', () => {
    for (const [, stored] of ACCEPTED) expect(written(stored).stored).toBe(stored);
  });

  it.each(REFUSED)('%j is refused, and the character is named', (typed, codigo, caracter) => {
    expect(written(typed).issues).toEqual([
      {
        campo: 'nombre',
        codigo,
        params: caracter === undefined ? { ejemplo: 'María José D’Angelo-Núñez' } : { caracter },
      },
    ]);
  });

  it.each(FOUND)('%j is found by its spellings', (stored, spellings) => {
    for (const spelling of spellings) expect(plainText(spelling), spelling).toBe(plainText(stored));
  });
});

/** Fields that contain the name of a person, wherever they are filled in. */
const NAMES = /^(primerApellido|segundoApellido|quienRecibe|responsableSanitario)$/;
const PLACES: Readonly<Record<string, string>> = {
  'entities/personas/persona.json': 'nombre',
  'entities/pacientes/paciente.json': 'contactos.nombre',
  'entities/hospital/hospitalizacion.json': 'responsable.nombre',
  'entities/proveedores/proveedor.json': 'contactos.nombre',
  'endpoints/seguridad/usuario-proveedor.json': 'nombre',
};

describe('the schemas', () => {
  it('define a name and a telephone in one place', async () => {
    const root = path.resolve('schemas');
    const files = (await readdir(root, { recursive: true })).filter((file) =>
      /^(entities|endpoints)\/.*\.json$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const own: string[] = [];
    const shared = new Map<string, Set<string>>();
    for (const file of files) {
      const walk = (node: unknown, names: readonly string[]): void => {
        if (typeof node !== 'object' || node === null) return;
        const { $ref, pattern, readOnly, type } = node as Record<string, unknown>;
        const name = names.at(-1) ?? '';
        if (typeof $ref === 'string' && $ref.endsWith('nombre-persona.json'))
          shared.set(file, (shared.get(file) ?? new Set()).add(names.join('.')));
        const isPhone = /^(telefono|celular)$/.test(name) && type === 'string' && readOnly !== true;
        const isName = NAMES.test(name) && type === 'string' && readOnly !== true;
        const isForm = !names.includes('answer');
        if (isForm && (isPhone || (isName && file.startsWith('entities')))) own.push(`${file}: ${names.join('.')}`);
        if (typeof pattern === 'string' && (pattern.includes('áé') || pattern === String.raw`^\d{10}$`))
          own.push(`${file}: ${names.join('.')} ${pattern}`);
        for (const [key, inner] of Object.entries(node))
          walk(inner, ['properties', 'items', 'form'].includes(key) ? names : [...names, key]);
      };
      walk(JSON.parse(await readFile(path.join(root, file), 'utf8')), []);
    }
    expect(own.toSorted()).toEqual([
      // Recipient names come from the step `firmar`, whose form refers to the one definition.
      'entities/hospital/entrega-turno.json: quienRecibe',
      // The flat body of other systems is parsed into a person (src/areas/seguridad/server/usuario/parse-body.ts). The form of that person
      // refers to the one definition.
      'entities/seguridad/usuario.json: x-entity.alsoSent.schema.primerApellido',
    ]);
    for (const [file, field] of Object.entries(PLACES))
      expect(
        [...(shared.get(file) ?? [])].some((place) => place.endsWith(field)),
        `${file} ${field}`,
      ).toBe(true);
  });
});
