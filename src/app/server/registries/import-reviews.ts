import type { ReviewName } from '#generated/server/imports.gen';
import { stockReview } from '#areas/inventario/server/import/stock-review';
import type { Review } from '#platform/server/imports/reviews/review';

/** The functions that schemas name with `import.review.by`. A name without one here does not compile. */
export const reviews: Readonly<Record<ReviewName, Review>> = { existencias: stockReview };
