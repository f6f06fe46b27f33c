/**
 * Words that the commonest long passwords are made of, in Spanish, in English and on the keyboard; lower case, without accents.
 * A password is as weak when only digits and punctuation follow or precede one of them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  'contrasena', 'contrasenia', 'micontrasena', 'nuevacontrasena', 'contrasenanueva', 'contrasenasegura', 'cambiame', 'cambiarme', 'bienvenido', 'bienvenida', 'bienvenidos',
  'administrador', 'administracion', 'usuario', 'secreto', 'secreta', 'teamomucho', 'tequieromucho', 'teamo', 'tequiero', 'miamor', 'amormio', 'mivida', 'princesa', 'corazon', 'estrella', 'mariposa',
  'chocolate', 'guadalupe', 'alejandro', 'alejandra', 'fernando', 'fernanda', 'francisco', 'guadalajara', 'monterrey', 'coahuila', 'saltillo', 'torreon', 'mexico', 'vivamexico', 'americacampeon', 'chivas', 'clubamerica',
  'hospital', 'enfermeria', 'enfermera', 'medico', 'doctor', 'doctora', 'farmacia', 'salud', 'redsalud', 'centrodesalud', 'hospitalgeneral', 'secretariadesalud', 'almacen',
  'password', 'passw0rd', 'p4ssw0rd', 'passwordpassword', 'mypassword', 'newpassword', 'welcome', 'letmein', 'iloveyou', 'superman', 'administrator', 'changeme', 'sunshine', 'princess', 'football', 'basketball', 'liverpool',
  'qwerty', 'qwertyuiop', 'qwertyui', 'qazwsxedc', 'qwertyqwerty', 'asdfghjkl', 'asdfasdf', 'zxcvbnm', 'abcdefghij', 'abcdef', 'abc',
]);
