import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnostico, paciente, persona } from '#generated/server/tables.gen';
import { encodeFilter } from '#platform/web/client/encode-filter';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic } from '../support/server/clinic';

/** Codes, names, sexes and ages of CIE-10 (catalogue of DGIS, 2020). */
const DIAGNOSES = [
  { clave: 'E119', nombre: 'Diabetes mellitus no insulinodependiente, sin mención de complicación', sexo: 'AMBOS' },
  { clave: 'I10X', nombre: 'Hipertensión esencial (primaria)', sexo: 'AMBOS', sinonimos: ['presión alta'] },
  { clave: 'I219', nombre: 'Infarto agudo del miocardio, sin otra especificación', sexo: 'AMBOS' },
  { clave: 'N40X', nombre: 'Hiperplasia de la próstata', sexo: 'H' },
  { clave: 'P220', nombre: 'Síndrome de dificultad respiratoria del recién nacido', sexo: 'AMBOS', most: 28 },
] as const;

describe('the search for a diagnosis in a consultation', () => {
  let test: TestApp;
  let physician: Client;
  /** A woman of 46, a newborn boy, a man, and a patient of unknown sex and birth date. */
  const patients: Record<string, number> = {};

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    const { pacienteId } = await seedClinic(test);
    patients['woman'] = pacienteId;
    const { orm } = test.database;
    await orm.insert(diagnostico).values(
      DIAGNOSES.map(({ clave, nombre, sexo, ...more }) => ({
        clave,
        nombre,
        sexoPermitido: sexo,
        ...('sinonimos' in more ? { sinonimos: [...more.sinonimos] } : {}),
        ...('most' in more ? { edadMaximaDias: more.most } : {}),
      })),
    );
    const others = [
      ['man', 'H', '1970-01-01'],
      ['newborn', 'H', new Date().toISOString().slice(0, 10)],
      ['other', 'X', '1990-01-01'],
    ] as const;
    for (const [name, genero, fechaNacimiento] of others) {
      const [human] = await orm
        .insert(persona)
        .values({
          nombre: name,
          primerApellido: 'Peña',
          genero,
          fechaNacimiento,
          paisNacimiento: 'MX',
          estadoNacimiento: 'CL',
        })
        .returning();
      const [patient] = await orm
        .insert(paciente)
        .values({
          personaId: human!.personaId,
          unidadId: test.world.unidadId,
          afiliacion: 'NINGUNA',
          fechaNacimientoEstimada: false,
          motivoSinCurp: 'EN_TRAMITE',
        })
        .returning();
      patients[name] = patient!.pacienteId;
    }
    physician = await test.as('Medico');
  });
  afterAll(() => test.stop());

  /** Searches like the picker: the text in a structured filter, the patient as a parameter. */
  const search = async (text: string, patient: string): Promise<readonly string[]> => {
    const filter = encodeFilter({ q: text });
    const answer = await physician(
      'GET',
      `/api/catalogos/diagnostico?pageSize=25&pacienteId=${patients[patient]}${filter === null ? '' : `&filterBy=${encodeURIComponent(filter)}`}`,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (answer.body as { clave: string }[]).map(({ clave }) => clave).toSorted();
  };

  it.each<[string, string, readonly string[]]>([
    ['a code with its dot', 'E11.9', ['E119']],
    ['a code without a dot', 'e119', ['E119']],
    ['the beginning of a code', 'I1', ['I10X']],
    ['a category without subdivision', 'I10', ['I10X']],
    ['a word', 'infarto', ['I219']],
    ['a word without its accent', 'hipertension', ['I10X']],
    ['a word with an accent that it lacks', 'diabétes', ['E119']],
    ['capitals', 'DIABETES', ['E119']],
    ['several words', 'infarto miocardio', ['I219']],
    ['several words in another order', 'miocardio agudo', ['I219']],
    ['the beginnings of words', 'infar mioc', ['I219']],
    ['a code and a word', 'E11 diabetes', ['E119']],
    ['a synonym', 'presion alta', ['I10X']],
    ['brackets', '(primaria)', ['I10X']],
    ['a word that no name has', 'zzz', []],
    ['text that looks like a filter', '{"a":1}', []],
    ['a percent sign', '%', []],
    ['a backslash', '\\', []],
  ])('finds by %s', async (_what, text, found) => {
    expect(await search(text, 'woman')).toEqual(found);
  });

  it.each(['"', "'", '&', ':*', '<->', '[1]', 'null', 'ñ', '😀', 'a'.repeat(300)])(
    'treats %s as text and refuses nothing',
    async (text) => {
      expect((await search(text, 'woman')).length).toBeLessThanOrEqual(DIAGNOSES.length);
    },
  );

  it.each([
    ['woman', ['E119', 'I10X', 'I219', 'J00X']],
    ['man', ['E119', 'I10X', 'I219', 'J00X', 'N40X']],
    ['newborn', ['E119', 'I10X', 'I219', 'J00X', 'N40X', 'P220']],
    ['other', ['E119', 'I10X', 'I219', 'J00X', 'N40X']],
  ])('offers the %s diagnoses for their sex and age', async (patient, found) => {
    expect(await search('', patient)).toEqual(found);
  });
});
