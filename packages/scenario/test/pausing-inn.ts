/** An inn as scenarios need it: it pauses at the end of each turn. */
import { base } from '@taproom/cast';
import { castOf, createInn } from '@taproom/inn';

export const inn = createInn(castOf([base]), { pauses: true });
