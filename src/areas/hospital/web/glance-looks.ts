import chipStyles from '#platform/web/ui/values/tone-chip.module.css';
import headingStyles from '#platform/web/ui/page/page-heading.module.css';
import pageStyles from '#platform/web/ui/page/page.module.css';
import glanceStyles from './glance.module.css';
import cardStyles from './patients.module.css';

/** Class names that a glance is drawn with. Those of another build are not those of the style sheets that are there. */
export const LOOKS = [chipStyles, headingStyles, pageStyles, glanceStyles, cardStyles]
  .flatMap((sheet) => Object.values(sheet))
  .join(' ');
