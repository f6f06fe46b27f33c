import { useId } from 'react';
import { useTranslate } from 'react-admin';
import sectionStyles from '#platform/web/ui/page/titled-section.module.css';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { NoteOutcome } from './NoteOutcome';

/** Renders the appointments and prescriptions of a note on its page, on screen and on paper. */
export default function NoteOutcomeSection() {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <section className={sectionStyles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('consult.outcome.title')}</h2>
      <NoteOutcome consultaId={Number(useShowContext().record['consultaId'])} />
    </section>
  );
}
