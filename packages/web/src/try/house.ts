/** The house in which tables are laid, before they are played in the pocket's. */
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';

export const house = openHouse({ packs: [base] });
