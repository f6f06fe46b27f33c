/** Why a death ended a document. Stored, so in the language of the network. */
export const DEATH_REASON = 'El paciente falleció.';
