/** The hosted provider in tests: one tenant, three policies, two scopes. */
export const TENANT = 'redsalud.example.org';
export const SIGN_IN_POLICY = 'B2C_1_Entrada';
export const FORGOT_POLICY = 'B2C_1_Olvido';
export const EDIT_POLICY = 'B2C_1_Perfil';
export const POLICIES = [SIGN_IN_POLICY, FORGOT_POLICY, EDIT_POLICY] as const;
export type Policy = (typeof POLICIES)[number];

export const CLIENT_ID = '7f1c2f6e-3f7b-4f55-9a51-redsaludweb0';
export const AUDIENCE = 'https://redsalud.example.org/api';
export const READ_SCOPE = 'datos.leer';
export const WRITE_SCOPE = 'datos.escribir';

/** The password of every account of the provider. */
export const PASSWORD = 'demo1234';
