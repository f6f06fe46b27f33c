/** Storage key of the device's owner, readable before sign-in, which requires a connection. */
export const OWNER = 'red-salud.dispositivo';
