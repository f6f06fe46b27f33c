/** Reasons for which a document ended together with another. They are stored, hence in the language of the network. */
export const DEATH_REASON = 'El paciente falleció.';
export const VOIDED_REASON = 'Se anuló la nota de la que salió.';
export const HOURS_REASON = 'Cambió el horario de agenda.';
