import { EDIT_POLICY, FORGOT_POLICY, type Policy } from './policies';

const FIELDS = {
  email: (value: string) => `<label>Usuario <input name="email" value="${value}"></label>`,
  password: '<label>Clave <input name="password" type="password"></label>',
};

/** Returns the provider's own page: an e-mail, a password, and further buttons. */
export function pageOf(policy: Policy, hint: string, message = ''): string {
  const email = FIELDS.email(hint.replace(/[^\w@.+-]/g, ''));
  const parts =
    policy === EDIT_POLICY
      ? `<h1>Editar perfil</h1>${email}<button name="do" value="enter">Guardar perfil</button><button name="do" value="cancel">Cancelar</button>`
      : policy === FORGOT_POLICY
        ? `<h1>Clave nueva</h1>${email}${FIELDS.password}<button name="do" value="enter">Cambiar clave</button>`
        : `<h1>Proveedor de identidad</h1>${email}${FIELDS.password}<button name="do" value="enter">Acceder</button><button name="do" value="forgot">Olvidé mi clave</button>`;
  return `<!doctype html><html lang="es"><title>Proveedor</title><p role="alert">${message}</p><form method="post">${parts}</form></html>`;
}
