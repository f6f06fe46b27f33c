import GeneratedShow from '#generated/web/horario/show.gen';
import { DecideAppointments } from './DecideAppointments';

/** The page of opening hours. Deactivating them asks what becomes of each appointment. */
export default function HoursShow() {
  return (
    <DecideAppointments>
      <GeneratedShow />
    </DecideAppointments>
  );
}
