/** Where it is said of whom this device keeps something: before they are known, which they cannot be without a connection. */
export const OWNER = 'red-salud.dispositivo';
