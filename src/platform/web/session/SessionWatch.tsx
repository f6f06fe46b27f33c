import { IdleSession } from './idle/IdleSession';
import { SessionQuestions } from './questions/SessionQuestions';

/** Ends the session when it is unused, and shows the questions that calls ask the person. */
export default function SessionWatch() {
  return (
    <>
      <IdleSession />
      <SessionQuestions />
    </>
  );
}
