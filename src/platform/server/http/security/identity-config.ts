import type { IdentityProvider } from '#platform/server/sessions/identity-provider';
import type { SignIn } from '#platform/server/sessions/open-sessions';
import { isLoopback } from '#platform/shared/is-loopback';

/**
 * Reads the sign-in methods. `SIGN_IN_MODE=token`, the default, is e-mail and local password. `msal` is the identity provider of the
 * variables `IDP_…`, and `both` is either.
 *
 * @throws an error that names the missing or invalid variable.
 */
export function readSignIn(env: NodeJS.ProcessEnv): SignIn {
  const mode = env['SIGN_IN_MODE'] || 'token';
  if (mode === 'token') return { provider: null, ownAccounts: true };
  if (mode !== 'msal' && mode !== 'both')
    throw new Error(`SIGN_IN_MODE debe ser «token», «msal» o «both», y es «${mode}».`);
  return { provider: readProvider(env), ownAccounts: mode === 'both' };
}

function readProvider(env: NodeJS.ProcessEnv): IdentityProvider {
  const tenant = tenantUrl(required(env, 'IDP_TENANT_URL'));
  const authority = (name: string) => `${tenant}/${policyName(name, required(env, name))}/v2.0`;
  const interaction = env['IDP_INTERACTION'] || 'redirect';
  if (interaction !== 'redirect' && interaction !== 'popup')
    throw new Error(`IDP_INTERACTION debe ser «redirect» o «popup», y es «${interaction}».`);
  const clientId = required(env, 'IDP_CLIENT_ID');
  return {
    clientId,
    interaction,
    audience: env['IDP_AUDIENCE'] || clientId,
    authority: authority('IDP_SIGN_IN_POLICY'),
    forgotPasswordAuthority: authority('IDP_FORGOT_PASSWORD_POLICY'),
    editProfileAuthority: authority('IDP_EDIT_PROFILE_POLICY'),
    issuer: env['IDP_ISSUER'] || undefined,
    scopes: { read: scope(env, 'IDP_READ_SCOPE'), write: scope(env, 'IDP_WRITE_SCOPE') },
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`Falta ${name}: con SIGN_IN_MODE=${env['SIGN_IN_MODE']} es obligatoria.`);
  return value;
}

function scope(env: NodeJS.ProcessEnv, name: string): string {
  const value = required(env, name);
  if (/\s/.test(value)) throw new Error(`${name} es un solo alcance, sin espacios: «${value}».`);
  return value;
}

function policyName(name: string, value: string): string {
  if (!/^[\w.-]+$/.test(value))
    throw new Error(`${name} es el nombre de una política (letras, números, «_», «-»): «${value}».`);
  return value;
}

/** Normalises `https://host[:port]/tenant`, without a trailing slash. */
function tenantUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain =
    url !== null && url.search === '' && url.hash === '' && url.username === '' && url.pathname.length > 1;
  if (!isPlain) throw new Error(`IDP_TENANT_URL debe ser como https://servidor/inquilino: «${value}».`);
  // The keys that verify tokens are read from this address.
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new Error(`IDP_TENANT_URL debe empezar con https:// (http:// solo en esta máquina): «${value}».`);
  }
  return url.href.replace(/\/+$/, '');
}
