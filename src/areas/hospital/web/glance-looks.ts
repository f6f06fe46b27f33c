import chipStyles from '#platform/web/ui/values/tone-chip.module.css';
import headingStyles from '#platform/web/ui/page/page-heading.module.css';
import pageStyles from '#platform/web/ui/page/page.module.css';
import glanceStyles from './glance.module.css';
import cardStyles from './patients.module.css';

/** Class names that a glance uses. A glance of another build would not match the current style sheets. */
export const LOOKS = [chipStyles, headingStyles, pageStyles, glanceStyles, cardStyles]
  .flatMap((sheet) => Object.values(sheet))
  .join(' ');
