import { describe, expect, it } from 'vitest';
import { weaknessOf } from '#areas/seguridad/shared/contrasena/weakness-of';

const codeOf = async (password: string) =>
  (await weaknessOf(password, 'ana.lopez@hospital.example.org'))?.codigo ?? null;

describe('weaknessOf', () => {
  it.each([
    ['once letras', 'LONGITUD_MINIMA'],
    ['ñ'.repeat(11), 'LONGITUD_MINIMA'],
    ['x'.repeat(201), 'LONGITUD_MAXIMA'],
    ['mi ana.lopez 2026', 'CONTRASENA_CORREO'],
    ['mi ANA.LÓPEZ 2026', 'CONTRASENA_CORREO'],
  ])('refuses «%s» for its length or the name of the account: %s', async (password, codigo) => {
    expect(await codeOf(password)).toBe(codigo);
  });

  it.each([
    // Passwords of breach lists, with the digits and signs that people append.
    'password1234',
    'Password123!',
    '1q2w3e4r5t6y',
    'qwerty123456',
    '123qweasdzxc',
    'iloveyou2026',
    'contraseña123',
    'Contraseña2026',
    'Bienvenido2026!',
    'teamomucho12',
    'P@ssw0rd2026',
    'ｐａｓｓｗｏｒｄ1234',
    // Keyboard rows, repetitions, sequences and dates.
    'qwertyuiop123',
    'asdfghjklñ12',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    '123456789012',
    '191119851911',
    // One word, name or place with digits.
    'hospital1234',
    'guadalupe1985',
    'enfermeria2026',
    'redsalud2026',
    'corazón123456',
    'lopezlopez12',
  ])('refuses «%s», which takes few guesses', async (password) => {
    expect(await codeOf(password)).toBe('CONTRASENA_COMUN');
  });

  it.each([
    'lluvia sobre Saltillo',
    'caballo correcto grapa',
    'mi perro se llama Firulais',
    'correcta-caballo',
    'q8#kL2!vPz0w',
    'ñandú verde y piñón azul',
    'una frase larga y buena',
    'perro azul come pan',
  ])('accepts «%s»', async (password) => {
    expect(await codeOf(password)).toBeNull();
  });

  it('is fast for the longest password', async () => {
    await codeOf('una frase cualquiera');
    // Measures processor time, which the load of the machine does not change.
    const started = process.cpuUsage();
    await codeOf('@4$5!1|0'.repeat(25));
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1500);
  });
});
