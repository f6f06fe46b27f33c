import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeFilter } from '#platform/web/client/encode-filter';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

type Person = Readonly<Record<string, string | null>>;
const PATH = '/api/pacientes/paciente';

/** Names and phone numbers as typed, as stored, and as searched for. */
const PEOPLE: readonly {
  readonly typed: readonly [nombre: string, primerApellido: string, telefono: string];
  readonly stored: readonly [nombre: string, primerApellido: string, telefono: string];
  readonly found: readonly string[];
}[] = [
  {
    typed: ['João', 'Gonçalves', '+55 11 91234-5678'],
    stored: ['João', 'Gonçalves', '+5511912345678'],
    found: ['joao goncalves', 'Gonçalves João', '+55 11 91234-5678', '+5511912345678'],
  },
  {
    typed: ['Thị Hồng', 'Nguyễn', '+84 24 1234 5678'],
    stored: ['Thị Hồng', 'Nguyễn', '+842412345678'],
    found: ['nguyen', 'Nguyên thi hong'],
  },
  {
    typed: ['Łukasz', 'Đorđević', '0052 844 200 3001'],
    stored: ['Łukasz', 'Đorđević', '8442003001'],
    found: ['lukasz dordevic', '+52 844 200 3001', '844 200 3001', '844-200-3001', '(844) 200 3001'],
  },
  {
    typed: ['Anaïs', 'D’Angelo', '+52 1 844 200 3002'],
    stored: ['Anaïs', 'D’Angelo', '8442003002'],
    found: ["anais d'angelo", 'dangelo', '8442003002'],
  },
  {
    typed: ['Jose\u0301', 'Strauß', '044 844 200 3003'],
    stored: ['José', 'Strauß', '8442003003'],
    found: ['jose strauss'],
  },
  {
    typed: ['María\u00A0José', 'Guada\u200Blupe', '844 200 3004'],
    stored: ['María José', 'Guadalupe', '8442003004'],
    found: ['maria jose guadalupe'],
  },
];

describe('the check of typed personal data', () => {
  let test: TestApp;
  let desk: Client;
  beforeAll(async () => {
    test = await startApp('PGlite');
    desk = await test.as('Recepcion');
  });
  afterAll(() => test.stop());

  const register = ([nombre, primerApellido, telefono]: readonly string[], day: number, calle = 'Juárez') =>
    desk('POST', PATH, {
      body: {
        persona: {
          nombre,
          primerApellido,
          telefono,
          genero: 'X',
          fechaNacimiento: `198${day}-05-12`,
          paisNacimiento: 'US',
          estadoNacimiento: 'NE',
        },
        unidadId: test.world.unidadId,
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        afiliacion: 'NINGUNA',
        domicilio: { calle, estadoClave: 'CL', municipioId: test.world.municipioId },
      },
    });

  it.each(PEOPLE.map((person, index) => [person.stored.join(' '), person, index] as const))(
    'keeps %s and finds it by any spelling',
    async (_name, { typed, stored, found }, index) => {
      const answer = await register(typed, index);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const { pacienteId, persona } = answer.body as { pacienteId: number; persona: Person };
      expect([persona['nombre'], persona['primerApellido'], persona['telefono']]).toEqual(stored);
      for (const q of found) {
        const list = await desk('GET', `${PATH}?filterBy=${encodeFilter({ q })}`);
        expect(
          (list.body as { pacienteId: number }[]).map((one) => one.pacienteId),
          q,
        ).toContain(pacienteId);
      }
    },
  );

  it.each([
    [['Juan 2', 'Ruiz', '8442003010'], 'persona.nombre', 'NOMBRE_CARACTER', '«2» no es parte de un nombre.'],
    [['王小明', 'Ruiz', '8442003010'], 'persona.nombre', 'CARACTER_SIN_IMPRESION', '«王» no se puede imprimir.'],
    [
      ['Juan', 'Ruiz', '844 200 3010 ext. 4'],
      'persona.telefono',
      'TELEFONO',
      'Diez dígitos si es de México, o + y la clave de su país.',
    ],
    [
      ['Juan', 'Ruiz', '+52 844 200'],
      'persona.telefono',
      'TELEFONO',
      'Diez dígitos si es de México, o + y la clave de su país.',
    ],
    [
      ['Juan', 'Ruiz', '844 200 3010, 844 200 3011'],
      'persona.telefono',
      'TELEFONO',
      'Diez dígitos si es de México, o + y la clave de su país.',
    ],
  ])('refuses %j with a reason', async (typed, campo, codigo, mensaje) => {
    const answer = await register(typed, 9);
    expect(answer.status).toBe(422);
    expect((answer.body as { errores: unknown[] }).errores).toEqual([{ campo, codigo, mensaje }]);
  });

  it('refuses a text that no document can print, and names the character', async () => {
    const answer = await register(['Juan', 'Ruiz', '8442003012'], 9, 'Juárez 👍');
    expect(answer.status).toBe(422);
    expect((answer.body as { errores: unknown[] }).errores).toEqual([
      {
        campo: 'domicilio.calle',
        codigo: 'CARACTER_SIN_IMPRESION',
        mensaje: '«👍» no se puede imprimir.',
      },
    ]);
  });

  it('cleans and checks texts also in bodies that are no records', async () => {
    const save = (nombre: string) =>
      desk('POST', '/api/vistas', { body: { recurso: 'paciente', nombre, contenido: { filtros: {} } } });
    expect((await save('Guada\u200Blupe Jose\u0301')).body).toMatchObject({ nombre: 'Guadalupe José' });
    const refused = await save('Urgentes 👍');
    expect(refused.status).toBe(422);
    expect((refused.body as { errores: unknown[] }).errores).toEqual([
      {
        campo: 'nombre',
        codigo: 'CARACTER_SIN_IMPRESION',
        mensaje: '«👍» no se puede imprimir.',
      },
    ]);
  });

  it('accepts passwords as they are typed', async () => {
    const su = await test.as('SUPERUSUARIO');
    const answer = await su('POST', '/api/change-password', {
      body: { actual: PASSWORD, nueva: 'Correcto👍caballo\u200Bbatería-77' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const enter = (password: string) =>
      test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('SUPERUSUARIO'), password } });
    expect((await enter('Correcto👍caballo\u200Bbatería-77')).status).toBe(200);
    expect((await enter('Correcto👍caballobatería-77')).status).toBe(401);
  });
});
